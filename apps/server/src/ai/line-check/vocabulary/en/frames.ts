import type { Frames } from '../../frames.ts'
import { wordList } from '../word-list.ts'

/** Slashes separate alternatives for one place; a place in brackets may be left out. */
export const frames: Frames = {
  takings: {
    leads: `
      (and) then
      as you practiced/planned/rehearsed
      as/like/just planned
      as/like/just practiced/rehearsed
      calmly
      exactly as planned
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      make sure to
      on race morning/day
      on the day/course
      out on the course
      quietly
      remember to
      try to
      whatever the crowd/clock/weather does/says
      when it is time
      when the race gets/feels loud/busy/hard/easy
      when the time comes
      when your breathing is calm
      with a smile
      you can/may
    `,
    cores: `
      (your/the) {food} at {row.time}
      at {row.time} take/have/sip (your/the) {food}
      at {row.time} your/the plan/table has (the) {food}
      be ready/calm/relaxed at {row.time}
      be/get ready for (your/the) {food} at {row.time}
      ease off for {taking}
      get/be ready for {taking}
      keep to {taking}
      let {taking} be a calm/quiet moment
      look at your/the watch at {row.time}
      look forward to {taking}
      make room/space/time for {taking}
      plan/aim for {taking}
      practice/rehearse/picture/trust {taking}
      remember {taking}
      set your/an watch/alarm/alert for {row.time}
      sip/drink/take as planned {taking}
      slow/ease down for {taking}
      start with {taking}
      stay with {taking}
      stick to {taking}
      take/have {taking}
      take/have {taking} and then {taking}
      take/have {taking} and/then {taking}
      take/have/sip (your/the) {food} at {row.time}
      treat {taking} as a moment to breathe/relax/reset/smile/settle
      use {taking} as a moment to breathe/relax/reset/smile/settle
      use {taking} to check your form/shoulders/breathing/posture/pace
      use {taking} to/and breathe/relax/reset/smile/settle
      walk/slow/ease/relax for {taking}
      your/the plan/table has (the) {food} at {row.time}
      your/the plan/table/schedule has/says/brings/holds/shows {taking}
      {taking} comes/stays/goes as planned/practiced/rehearsed
      {taking} is a good/calm/quiet moment/time to breathe/relax/reset/smile/settle
      {taking} is in/on your/the plan/table
      {taking} is part of your/the plan/rhythm/routine
      {taking} is what you practiced/rehearsed/planned
    `,
    tails: `
      and breathe (out)
      and drop your shoulders
      and keep your rhythm/form/shape/shoulders (low)
      and let the crowd/others/pace go
      and let your shoulders drop
      and relax
      and run your own race
      and settle (back) (in)
      and settle back into your rhythm
      and smile (at) (the) (crowd)
      and stay calm/relaxed/loose/patient/light
      and take your time
      and then breathe/relax/smile/settle
      as the/your plan/table says/shows
      as you did/do in training
      as you practiced/planned/rehearsed
      as/like/just planned/practiced/rehearsed/usual
      at a calm/steady/gentle/easy/even pace/effort
      at an easy/even pace/effort
      calmly/slowly/quietly/gently/steadily/smoothly
      even if/when the crowd rushes/surges/hurries
      even if/when the race feels easy/loud/busy/long
      even if/when you feel good/fresh/strong/nervous
      exactly as planned/practiced
      in small sips/bites
      in your own rhythm/time
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      relaxed/unhurried/rested
      sitting/standing down/still
      so the last/late/final miles/part/stretch/climb/climbs/hills stay/stays/feel/feels strong/steady/easier/calm/good
      so you arrive/start calm/rested/fresh/ready
      so you finish strong/smiling
      so you stay strong/steady/calm (late) (in) (the) (race)
      so your energy stays steady/even/calm (to) (the) (finish)
      so your legs stay fresh/strong/light (to) (the) (finish)
      walking/seated
      whatever the crowd/clock/weather/course does/says
      while the breath/breathing/pace is calm/easy/steady
      while the crowd rushes/hurries/surges
      while walking/standing/sitting
      while you walk/run
      with a smile
      with calm/steady hands
      without a rush/fuss
      without hurry/hurrying/rush/rushing/fuss/stress
    `,
  },
  rates: {
    leads: `
      (and) then
      as you practiced/planned/rehearsed
      as/like/just planned
      as/like/just practiced/rehearsed
      calmly
      exactly as planned
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      make sure to
      on race morning/day
      on the day/course
      out on the course
      remember to
      try to
      whatever the crowd/clock/weather does/says
      when the race gets/feels loud/busy/hard/easy
      you can/may
    `,
    cores: `
      aim/plan for {rate}
      get used to {rate}
      in all your/the plan/stops/table has/have/brings/bring {amount}
      on race day/morning your/the plan has/holds/brings {rate}
      practice/rehearse/trust/hold/expect {rate}
      settle into {rate}
      stay with {rate}
      stick/keep to {rate}
      your/the (race) plan adds/comes (up) to {amount}
      your/the (race) plan asks for {rate}
      your/the (race) plan counts on {rate}
      your/the (race) plan has/holds/brings/gives/shows {amount}
      your/the (race) plan has/holds/brings/gives/shows {rate}
      your/the (race) plan is built on/around {rate}
      your/the (race) plan settles on/at {rate}
      your/the stops/table/schedule adds/add up to {amount}
      your/the stops/table/schedule adds/add up to {rate}
      your/the stops/table/schedule bring/brings/give/gives/has/have/hold/holds {rate}
      your/the stops/table/schedule bring/brings/has/have/hold/holds {amount}
      {amount} is what your/the plan/stops/table has/have/holds/hold/brings/bring
      {amount} is your/the plan/goal/target
      {rate} is planned
      {rate} is the rhythm of your/the plan/race/day/run
      {rate} is what your/the plan/stops/table has/have/holds/hold/brings/bring
      {rate} is your/the plan/goal/target/aim
    `,
    tails: `
      and keep your rhythm/form/shape/shoulders (low)
      and let the crowd/others/pace go
      and let your shoulders drop
      and relax
      and run your own race
      and settle (back) (in)
      and settle back into your rhythm
      and stay calm/relaxed/loose/patient/light
      and take your time
      as the/your plan/table says/shows
      as you did/do in training
      as you practiced/planned/rehearsed
      as/like/just planned/practiced/rehearsed/usual
      calmly/slowly/quietly/gently/steadily/smoothly
      even if/when the crowd rushes/surges/hurries
      even if/when the race feels easy/loud/busy/long
      even if/when you feel good/fresh/strong/nervous
      even late in the race
      exactly as planned/practiced
      from start to finish
      from the start/gun
      in your own rhythm/time
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      no more and no less
      over the whole race/distance
      so the last/late/final miles/part/stretch/climb/climbs/hills stay/stays/feel/feels strong/steady/easier/calm/good
      so you arrive/start calm/rested/fresh/ready
      so you finish strong/smiling
      so you stay strong/steady/calm (late) (in) (the) (race)
      so your energy stays steady/even/calm (to) (the) (finish)
      so your legs stay fresh/strong/light (to) (the) (finish)
      spread evenly
      step by step
      stop by stop
      whatever the crowd/clock/weather/course does/says
      while the breath/breathing/pace is calm/easy/steady
      while the crowd rushes/hurries/surges
      with a smile
      with calm/steady hands
      without a rush/fuss
      without hurry/hurrying/rush/rushing/fuss/stress
    `,
  },
  times: {
    leads: `
      (and) then
      as you practiced/planned/rehearsed
      as/like/just planned
      as/like/just practiced/rehearsed
      calmly
      exactly as planned
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      make sure to
      on race morning/day
      on the day/course
      out on the course
      quietly
      remember to
      the day/evening/night before
      try to
      whatever the crowd/clock/weather does/says
      with a smile
      you can/may
    `,
    cores: `
      arrive early/calm/rested for/before {race.start}
      be in your corral/place early/calm/ready for/before/at {race.start}
      be/arrive there in good time for {race.start}
      be/arrive there well/early/calmly/long before {race.start}
      be/arrive there/early/calm/ready/rested for/at {race.start}
      count back from {race.start}
      have everything/your kit/bag ready before {race.start}
      meet your family/friends/crew after {race.finish}
      picture the finish line at {race.finish}
      picture/see/imagine yourself/the finish/line (finish) at {race.finish}
      plan/set/count your/the morning/way/trip/alarm (back) around/for/from {race.start}
      tell your family/friends to look/wait/cheer for you at {race.finish}
      tell your family/friends/crew about {race.finish}
      the finish is planned for {race.finish}
      the/your gun/race starts/goes at {race.start}
      the/your gun/race/start goes/is (off) at {race.start}
      your target/plan/finish brings/has you home/there at {race.finish}
      your/the race/day begins at {race.start}
    `,
    tails: `
      and breathe (out)
      and drop your shoulders
      and enjoy the morning/day
      and keep your rhythm/form/shape/shoulders (low)
      and let the crowd/others/pace go
      and let your shoulders drop
      and relax
      and run your own race
      and settle (back) (in)
      and settle back into your rhythm
      and smile (at) (the) (crowd)
      and stay calm/relaxed/loose/patient/light
      and take your time
      and then breathe/relax/smile/settle
      as the/your plan/table says/shows
      calmly/slowly/quietly/gently/steadily/smoothly
      even if/when the crowd rushes/surges/hurries
      even if/when the race feels easy/loud/busy/long
      even if/when you feel good/fresh/strong/nervous
      in your own rhythm/time
      relaxed/unhurried/rested
      so the morning stays/is/feels calm/easy/quiet
      so you arrive/start calm/rested/fresh/ready
      so you finish strong/smiling
      so you stay strong/steady/calm (late) (in) (the) (race)
      so your energy stays steady/even/calm (to) (the) (finish)
      so your legs stay fresh/strong/light (to) (the) (finish)
      whatever the crowd/clock/weather/course does/says
      with a smile
      with calm/steady hands
      without a rush/fuss
      without hurry/hurrying/rush/rushing/fuss/stress
    `,
  },
  preparing: {
    leads: `
      (and) then
      as you practiced/planned/rehearsed
      as/like/just planned
      as/like/just practiced/rehearsed
      calmly
      exactly as planned
      for the long run
      in training
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      make sure to
      on easy/long runs
      on race morning/day
      on the day/course
      on your/the (next) long run
      on your/the long runs
      out on the course
      quietly
      remember to
      the day/evening/night before
      this week/evening
      try to
      whatever the crowd/clock/weather does/says
      when it is time
      when the race gets/feels loud/busy/hard/easy
      when the time comes
      when your breathing is calm
      with a smile
      you can/may
    `,
    cores: `
      (your/the) {food} goes in/into your/the belt/bag/pocket/kit
      (your/the) {food} is in/on your/the kit/list/belt/bag/plan
      (your/the) {food} is what you practiced/rehearsed/know
      (your/the) {meal} is easy/quick/simple to cook/make/prepare
      (your/the) {meal} keeps well
      check that (your/the) {food} fits your/the belt/pocket/pockets/vest
      check that (your/the) {food} is packed/there/ready/in
      cook/make/prepare/prep/bake/rehearse/practice/plan (your/the) {meal}
      get to know (your/the) {food}
      get used to (your/the) {food}
      keep (your/the) {food} by the door
      keep/carry/have (your/the) {food} within (easy) reach
      keep/have (your/the) {food} ready/handy/close
      know how (your/the) {food} opens/tastes/feels
      know where (your/the) {food} is/sits
      lay out (your/the) {food}
      let someone else cook/make (your/the) {meal}
      make sure (that) (your/the) {food} is packed/there/ready
      pack (your/the) {food}
      practice/rehearse opening/carrying (your/the) {food}
      practice/rehearse reaching for (your/the) {food}
      practice/rehearse/train/run/travel with (your/the) {food}
      put music on and cook/make (your/the) {meal}
      put/tuck/pack/keep/carry/store (your/the) {food} in/into your/the (race) belt/bag/pocket/pockets/kit/vest/shorts
      set out (your/the) {food}
      trust (your/the) {food}
      wash/prep/prepare/cook/chop/buy/get {food}
      write/note (down) how (your/the) {food} felt/feels/works/worked
      your/the kit/belt/bag/plan has/holds (your/the) {food}
    `,
    tails: `
      ahead
      ahead of time
      and breathe (out)
      and go to bed early
      and let someone else wash up
      and put your feet up
      and relax
      and smile (at) (the) (crowd)
      and stay calm/relaxed/loose/patient/light
      and take your time
      and write/note (down) how it/that felt/feels/went
      as the/your plan/table says/shows
      as you did/do in training
      as you practiced/planned/rehearsed
      at home
      before the day/week/evening gets busy
      before you leave/pack/sleep
      calmly/slowly/quietly/gently/steadily/smoothly
      early
      exactly as planned/practiced
      for the race/morning/day/long
      in good time
      in peace
      in training
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      on a calm/quiet/slow evening/afternoon/morning
      on easy/long runs
      on race day/morning
      on the/your long run/runs
      on your next long run
      so nothing is a surprise
      so nothing is new
      so nothing is new on race day
      so race day/morning feels/is familiar/easy/calm
      so that nothing is new on race day
      so the evening/morning/day/week stays/is/feels calm/easy/quiet/simple
      so your hands know what to do
      the day/evening/night before
      this week/evening
      together
      whatever the crowd/clock/weather/course does/says
      while walking/standing/sitting
      while you walk/run
      with a smile
      with calm/steady hands
      with family/friends
      with music on
      with your family/friends/crew
      without a rush/fuss
      without hurry/hurrying/rush/rushing/fuss/stress
    `,
  },
  eating: {
    leads: `
      (and) then
      as you practiced/planned/rehearsed
      as/like/just planned
      as/like/just practiced/rehearsed
      calmly
      exactly as planned
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      make sure to
      on race morning/day
      on the day/course
      out on the course
      quietly
      remember to
      try to
      whatever the crowd/clock/weather does/says
      when it is time
      when the race gets/feels loud/busy/hard/easy
      when the time comes
      when your breathing is calm
      with a smile
      you can/may
    `,
    cores: `
      (your/the) {meal} is a calm/good/quiet/simple/easy/familiar way to start/begin/end/close/open the/your day/morning/evening
      (your/the) {meal} is calm/familiar/simple/plain/easy/quick
      (your/the) {meal} is on the plan/table/list/menu
      (your/the) {meal} waits for you
      enjoy/have/eat (your/the) {meal}
      give yourself time/room for (your/the) {meal}
      leave/make time for (your/the) {meal}
      look forward to (your/the) {meal}
      set/lay the table for (your/the) {meal}
      share (your/the) {meal} with family/friends
      share (your/the) {meal} with your family/friends/crew/partner
      sit down to/for/with (your/the) {meal}
      start/begin/end/close/open the/your day/morning/evening with (your/the) {meal}
      take your time with/over (your/the) {meal}
    `,
    tails: `
      and breathe (out)
      and enjoy the day/evening/morning
      and go to bed early
      and let someone else wash up
      and put your feet up
      and relax
      and smile (at) (the) (crowd)
      and stay calm/relaxed/loose/patient/light
      and take your time
      as the/your plan/table says/shows
      as you did/do in training
      as you practiced/planned/rehearsed
      at home
      at its time
      calmly/slowly/quietly/gently/steadily/smoothly
      exactly as planned/practiced
      in good time
      in peace
      in small bites
      in your own time
      just as you practiced/planned/rehearsed
      just as/like planned/practiced/rehearsed
      relaxed/unhurried/rested
      sitting/standing down/still
      so the evening/morning/day stays/is/feels calm/easy/quiet
      together
      with a smile
      with family/friends
      with music on
      with your family/friends/crew
      without a rush/fuss
      without hurry/hurrying/rush/rushing/fuss/stress
    `,
  },
}

/** A sentence beside a dose begins with one of these: a whole sentence, which cannot be read as the end of the other. */
export const opensBeside = wordList(`
  arrive be breathe calm cheer cook drop easy enjoy everyone find follow let look music nerves notice patience pack picture
  practice relax remember run settle shorten sit smile start stay thank the there trust walk wear when whenever while
  write you your
`)
