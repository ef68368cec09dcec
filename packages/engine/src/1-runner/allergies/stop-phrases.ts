import { indexPhrases } from '../../foods/names/phrases.ts'
import { splitList } from '../text/tokens.ts'

const negations = [
  ...splitList(
    'no, none, non, not, na, nil, nka, nkda, nkfa, nothing, nope, never, zero, 0, thanks, thank you',
  ),
  ...splitList('aucun, aucune, rien, kein, keine, nichts, nein, ninguna, ninguno, nada'),
  ...splitList('nessuna, nessuno, niente, nenhuma, nenhum, 無, 无, 没有, なし, 無し, 特になし'),
  ...splitList(
    'لا, ولا, لا يوجد, لا شيء, لا توجد, لا أحد, ليس لدي, بدون, بدون حساسية, אין, אין לי, לא, ולא, כלום, ללא, ללא אלרגיות',
  ),
]

const allergyFillers = [
  ...splitList(
    'and, or, with, to, the, a, an, of, in, is, are, am, i, m, ve, s, have, has, my, me, but, any, all',
  ),
  ...splitList(
    'some, also, other, only, can, t, cannot, do, don, eat, that, please, especially, know, anything',
  ),
  ...splitList(
    'allergy, allergic, allergen, intolerance, intolerant, sensitive, sensitivity, reaction, disease',
  ),
  ...splitList(
    'severe, severely, mild, mildly, slight, slightly, bad, strong, serious, anaphylaxis, anaphylactic',
  ),
  ...splitList('life threatening, known, food, free, free from, avoid, avoiding, without, product, trace'),
  ...splitList('et, ou, de, du, des, aux, au, la, le, les, d, l, allergie, allergique'),
  ...splitList('und, oder, gegen, auf, allergien, allergisch, unverträglichkeit'),
  ...splitList(
    'y, o, e, al, el, los, ai, alla, alergia, alérgico, alérgica, allergia, allergico, allergica, intolerancia',
  ),
  ...splitList(
    'حساسية, حساس, حساسة, أعاني, عندي, لدي, أنا, من, ومن, مع, ومع, ضد, تجاه, أو, كل, وكل, لكل, جميع, منتجات, شديدة, و',
  ),
  ...splitList('خالي من, خالية من, غير متحمل, غير متحملة'),
  ...splitList(
    'אלרגיה, אלרגי, אלרגית, אלרגיות, רגישות, רגיש, רגישה, אני, לי, ולי, יש, ויש, של, ושל, או, כל, וכל, לכל, ולכל, מכל, מוצרי, חמורה, מאוד, ו',
  ),
  ...splitList('аллергия, аллергии, непереносимость, и, на, без, у меня'),
  ...splitList('アレルギー, 食物アレルギー, 過敏症, 過敏, 过敏, 不耐, 不耐症, 食物, があります, です'),
]

/** Phrases around an allergy that name none, in the languages of the lists; negations mean that there is none. */
export const stopPhrases = indexPhrases<'negation' | 'beside'>(
  [
    ...negations.map((phrase) => ({ owner: 'negation' as const, phrase })),
    ...allergyFillers.map((phrase) => ({ owner: 'beside' as const, phrase })),
  ],
  [],
)
