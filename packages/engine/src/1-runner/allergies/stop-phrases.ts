import { indexPhrases } from '../../foods/names/phrases.ts'
import { listed } from '../text/tokens.ts'

const negations = [
  ...listed('no, none, non, not, na, nil, nka, nkda, nkfa, nothing, nope, never, zero, 0, thanks, thank you'),
  ...listed('aucun, aucune, rien, kein, keine, nichts, nein, ninguna, ninguno, nada'),
  ...listed('nessuna, nessuno, niente, nenhuma, nenhum, 無, 无, 没有, なし, 無し, 特になし'),
  ...listed(
    'لا, ولا, لا يوجد, لا شيء, لا توجد, لا أحد, ليس لدي, بدون, بدون حساسية, אין, אין לי, לא, ולא, כלום, ללא, ללא אלרגיות',
  ),
]

const besideAllergies = [
  ...listed(
    'and, or, with, to, the, a, an, of, in, is, are, am, i, m, ve, s, have, has, my, me, but, any, all',
  ),
  ...listed(
    'some, also, other, only, can, t, cannot, do, don, eat, that, please, especially, know, anything',
  ),
  ...listed(
    'allergy, allergic, allergen, intolerance, intolerant, sensitive, sensitivity, reaction, disease',
  ),
  ...listed(
    'severe, severely, mild, mildly, slight, slightly, bad, strong, serious, anaphylaxis, anaphylactic',
  ),
  ...listed('life threatening, known, food, free, free from, avoid, avoiding, without, product, trace'),
  ...listed('et, ou, de, du, des, aux, au, la, le, les, d, l, allergie, allergique'),
  ...listed('und, oder, gegen, auf, allergien, allergisch, unverträglichkeit'),
  ...listed(
    'y, o, e, al, el, los, ai, alla, alergia, alérgico, alérgica, allergia, allergico, allergica, intolerancia',
  ),
  ...listed(
    'حساسية, حساس, حساسة, أعاني, عندي, لدي, أنا, من, ومن, مع, ومع, ضد, تجاه, أو, كل, وكل, لكل, جميع, منتجات, شديدة, و',
  ),
  ...listed('خالي من, خالية من, غير متحمل, غير متحملة'),
  ...listed(
    'אלרגיה, אלרגי, אלרגית, אלרגיות, רגישות, רגיש, רגישה, אני, לי, ולי, יש, ויש, של, ושל, או, כל, וכל, לכל, ולכל, מכל, מוצרי, חמורה, מאוד, ו',
  ),
  ...listed('аллергия, аллергии, непереносимость, и, на, без, у меня'),
  ...listed('アレルギー, 食物アレルギー, 過敏症, 過敏, 过敏, 不耐, 不耐症, 食物, があります, です'),
]

/** Phrases around an allergy that name none, in the languages of the lists; negations mean that there is none. */
export const stopPhrases = indexPhrases<'negation' | 'beside'>(
  [
    ...negations.map((phrase) => ({ owner: 'negation' as const, phrase })),
    ...besideAllergies.map((phrase) => ({ owner: 'beside' as const, phrase })),
  ],
  [],
)
