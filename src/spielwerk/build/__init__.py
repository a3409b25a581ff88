"""What running needs: a checkout's environment, the browser client, the compiled engine; and the wheel of it all."""
