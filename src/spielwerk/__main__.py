import sys

from spielwerk.cli import main

sys.exit(main())
