import type { PromptWords } from '../../language.ts'

export const promptWords: PromptWords = {
  name: 'American English',
  words: [
    'start line course climb hill downhill flat bend stretch road bridge crowd pace rhythm effort stride mile marker corral gun bib medal warmup',
    'breathe breathing shoulders hands legs feet arms form posture smile',
    'calm patience nerves doubt courage focus joy trust training practice routine mind moment',
    'shoes socks shirt jacket gloves hat bag pocket watch phone alarm checklist layer dry warm',
    'sleep bed nap rest quiet evening morning early slow travel hotel train luggage door home',
    'family friends volunteers runners kids music song book walk kitchen cook recipe oven',
    'steady even easy relaxed patient light loose strong proud ready familiar simple gentle smooth',
    'remember notice picture settle relax follow enjoy thank wave lay pack pin tie charge shorten ease look listen arrive write',
  ],
  lines: [
    'Start slower than you want to, and let the crowd run away from you.',
    'On the climbs, shorten your stride and keep the effort even.',
    'Nothing new on race day: wear what you have practiced in.',
    'Do not rush the start.',
    'Have an early dinner with friends, then put your feet up.',
    'Keep the evening slow and the lights low.',
    'Enjoy the last part of the course, where the crowd will carry you.',
    'Write down what worked after each long run.',
    'Give yourself plenty of time to park and find the start.',
  ],
  avoid:
    'all another any each enough every few first it less more no not nothing only other plan same short some that them these they things this whatever',
}
