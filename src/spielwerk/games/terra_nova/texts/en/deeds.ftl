# What somebody did, one sentence each; gains and costs are added by the log.

deed-take-mat = { $seat } takes the { $terrain } mat
deed-take-faction = { $seat } plays the { $faction }
deed-take-bonus = { $seat } takes the bonus tile “{ $bonus }”
deed-power-action = { $seat } uses the power action “{ $power-action }”
deed-use = { $seat } uses “{ $component }”
deed-pass = { $seat } passes and takes the bonus tile “{ $bonus }”
deed-take-city = { $seat } puts down the city tile “{ $city }”
deed-starting-goods = Starting goods
