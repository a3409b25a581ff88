# What somebody did, one sentence each; gains and costs are added by the log.

deed-moved = { $seat } reaches { $space }, { $track } { $n }
deed-moved-on = { $seat } reaches { $track } { $n }
deed-took-capital = { $seat } takes the capital “{ $component }”
deed-took-civilization = { $seat } takes the civilization “{ $component }”
deed-took-masterpiece = { $seat } takes { $component }
    .after-create = { $seat } creates { $component }
deed-landmark = { $seat } builds in the capital: { $component }
deed-host = { $seat } houses a guest on { $site }
deed-went-back = { $seat } goes back to the start of { $track }
deed-income = { $seat } takes income
deed-activate = { $seat } uses the ability of { $civilization }
deed-use = { $seat } uses { $tech }
deed-trap = { $seat } plays a trap
deed-react = { $seat } reacts with { $tapestry }
deed-create = { $seat } creates { $masterpiece }
deed-present = { $seat } presents { $masterpiece }
deed-exhibit = { $seat } uses { $masterpiece }
deed-trade = { $seat } trades { $trade }
