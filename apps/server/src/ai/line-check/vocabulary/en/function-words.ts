import { wordList } from '../word-list.ts'

/** Words that join the others, and words of manner and time. */
export const functionWords = {
  // Those that can refer to another line are guarded words.
  pronouns: wordList(`
    a an everybody everyone how its our ours ourselves somebody someone the their us we which who whom
    whose why you your yours yourself yourselves
  `),
  conjunctions: wordList(`
    after and as because before but if or since so than then though until when whenever where wherever
    whether while
  `),
  // "on" and "through" are only allowed in phrases: "run on", "run through it".
  prepositions: wordList(`
    about across ahead along alongside among amongst around at away back behind beneath beside besides
    between by close down during for forth forward forwards from front in inside into near of off onto out
    outside over sideways throughout to together toward towards under up upon with within
  `),
  auxiliaries: wordList(`
    am are be been being can could is may might shall should was were will would
  `),
  adverbs: wordList(`
    accurately actually afterward afterwards almost already also always amazingly anyway anywhere apart
    automatically backward badly beautifully beforehand boldly bravely briefly calmly casually certainly
    cheerfully cleanly clearly closely comfortably commonly completely consciously correctly currently
    dearly deeply definitely deliberately directly downstairs downwards eagerly earlier early easily
    effortlessly elsewhere emotionally endlessly entirely equally especially essentially evenly eventually
    ever everywhere exactly exceptionally extraordinarily fairly faithfully finally firmly fly fondly
    forever formally fortunately frankly freely freshly funnily further generally gently genuinely gladly
    gracefully graciously gradually gravelly greatly happily heavily here highly honestly hopefully
    immediately importantly indeed individually indoors initially instantly jolly kindly largely lastly
    lately likely locally loosely loudly luckily magically mainly manually maybe meanwhile mentally merely
    methodically mildly momentarily mostly naturally nearby nearly neatly neighborly nicely nightly now
    nowhere obviously occasionally oddly officially onwards openly orderly originally outdoors overhead
    overly particularly partly passionately patiently peacefully perfectly perhaps permanently personally
    physically plainly playfully pleasantly politely positively possibly potentially practically precisely
    presently previously primarily privately probably promptly properly proudly publicly purely purposely
    quickly quietly quite randomly rapidly rather rationally readily realistically really recently
    relatively rely remotely rightly sensibly separately seriously shortly silently silly simply sincerely
    slightly smartly smoothly socially softly somehow sometime sometimes somewhat somewhere soon sooner
    specially specifically spontaneously steadily straightaway strongly suddenly surely surprisingly
    swiftly temporarily tenderly terribly there therefore thoroughly thoughtfully tightly timely today
    tomorrow tonight too traditionally truly typically ultimately undoubtedly unexpectedly unusually
    upright upstairs upwards usually very vividly warmly well widely wildly willingly wisely wonderfully
    yesterday yet
  `),
  // No hour and no minute: they are units of the plan.
  time: wordList(`
    afternoon afternoons anniversary autumn bedtime beginning birthday calendar childhood closing
    countdown day daylight days daytime eve evening evenings everyday final finale friday fridays future
    history holiday holidays last lifetime midday moment moments monday mondays month months morning
    mornings next night nights nighttime noon opening past present saturday saturdays season seasons
    spring start summer sunday sundays sunset thursday thursdays time tuesday tuesdays vacation wednesday
    wednesdays week weekday weekdays weekend weekends weekly weeknight weeks winter year yearly years
  `),
}
