import { type Check, doesNotApply, type Fault, hard, lookAtEach, soft } from '../audit.ts'
import { lookAtLines } from './look-at-lines.ts'

/** science.md section 8: what no plan may recommend. To warn of it is right. */
export const neverRecommended: Check = {
  id: 'never-recommended',
  look: (read) =>
    lookAtLines(read, 'hard', (line): Fault[] =>
      sentencesOf(line.text).flatMap((sentence) => {
        const found = never.find(({ words }) => words.test(sentence))
        return found && !warns(sentence, found.words)
          ? [hard(line.section, `${found.because}: "${sentence.trim().slice(0, 80)}".`)]
          : []
      }),
    ),
}

const never: readonly { readonly words: RegExp; readonly because: string }[] = [
  {
    words:
      /\b(?:nsaids?|ibuprofen|advil|nurofen|motrin|naproxen|aleve|aspirin|diclofenac|voltaren|anti-?inflammator(?:y|ies)|painkillers?)\b/iu,
    because: 'Painkillers around a race can harm the kidneys and upset the salt balance',
  },
  { words: /\bketones?\b|\bketone esters?\b/iu, because: 'Ketones are not recommended' },
  {
    words:
      /\bwater[- ]?load(?:ing)?\b|\bhyper-?hydrat\w*|\bas much (?:water )?as (?:you can|possible)\b|\bover-?hydrat\w*|\bdrink beyond thirst\b/iu,
    because: 'Drinking more than thirst asks for is dangerous',
  },
  {
    words:
      /\bsalt (?:tablets?|pills?|capsules?|caps?)\b.*\b(?:without (?:any )?(?:water|fluids?|a drink)|no (?:water|fluid)|dry)\b/iu,
    because: 'Salt tablets without fluid are dangerous',
  },
  {
    words:
      /\bweight[- ]?cut\w*|\bcut(?:ting)? (?:some )?weight\b|\blose (?:some )?weight\b|\bweight[- ]?loss\b|\bdrop (?:a few |some )?(?:pounds|kilos|kg|lbs?|weight)\b|\bcalorie deficit\b|\bcrash diet\b|\bmake weight\b|\bslim down\b|\bsauna to\b/iu,
    because: 'A race plan never cuts weight',
  },
  {
    words:
      /\b(?:try|experiment\w*|test|debut)\b.{0,40}\b(?:new|different|unfamiliar)\b.{0,40}\b(?:race day|race morning|on the day|during the race)\b|\b(?:new|unfamiliar) (?:gel|food|drink|product)s? on race (?:day|morning)\b|\bfor the first time on race day\b/iu,
    because: 'Nothing new belongs on race day',
  },
]

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n|;/u)

/** A denial or a condition before the words, in the same sentence; "no need to avoid" is none. */
function warns(sentence: string, words: RegExp): boolean {
  const at = words.exec(sentence)?.index ?? 0
  const [before, after] = [sentence.slice(0, at), sentence.slice(at)]
  if (reassures.test(before)) return false
  const taking = takes.exec(before)
  if (taking) return deniesTheVerb.test(before.slice(0, taking.index))
  return denies.test(before) || deniesAtOnce.test(before) || harms.test(after)
}

const reassures =
  /\b(?:no need to|don['’]?t worry|do not worry|do not hesitate|don['’]?t hesitate|fine to|safe to|instead(?!\s+of)|but|so you can)\b/iu
const takes = /\b(?:take|use|try|pop|bring|pack|consider|swallow)\b(?:\W+\w+){0,3}\W*$/iu
const deniesTheVerb = /\b(?:not|never|don['’]?t|if you|avoid|cannot|who)\b\W*(?:\w+\W+){0,2}$/iu
const denies =
  /\b(?:no|not|never|without|avoid|don['’]?t|do not|nothing|stay away|keep away|against|neither|nor|if you (?:take|use|are on|lose)|doctor|dangers? of|risks? of)\b/iu
const deniesAtOnce =
  /\b(?:skip|stop|instead of|rather than)\W+(?:(?:the|any|all|your|taking|using)\W+){0,2}$/iu
const harms =
  /\b(?:(?:is|are) (?:not|never|dangerous|harmful|out|off)|can harm|may harm|can be dangerous|raises? the risk|should be avoided|are to be avoided|unless (?:a|your) doctor)\b/iu

/** science.md section 8: no alcohol in the 24 hours before. */
export const noAlcoholBefore: Check = {
  id: 'no-alcohol-before',
  look: ({ plan, lines }) => {
    const before = new Set(
      [...plan.race_week.day_before, ...plan.race_week.race_morning].flatMap((text) => text.split('\n')),
    )
    const drink =
      /\b(?:alcohol|beers?|wines?|champagne|prosecco|whiske?y|vodka|cocktails?|lager|cider)\b(?! vinegar)/iu
    return lookAtEach(
      { section: 'race_week', what: 'the day before the race and its morning', unread: 'hard' },
      lines.filter(({ section, text }) => section === 'race_week' && before.has(text)),
      ({ section, text }): Fault[] =>
        sentencesOf(text).some(
          (sentence) => drink.test(sentence) && !isDry(sentence) && !warns(sentence, drink),
        )
          ? [hard(section, `No alcohol in the 24 hours before the start: "${text.slice(0, 80)}".`)]
          : [],
    )
  },
}

const isDry = (sentence: string) =>
  /alcohol[- ]free|non-?alcoholic|cranberry juice cocktail|fruit cocktail|juice cocktail|shrimp cocktail/iu.test(
    sentence,
  )

/** science.md 9.3: under 18 nobody talks of body weight. The warning of recovery drinks after a gain is required. */
export const noWeightTalkUnder18: Check = {
  id: 'no-weight-talk-under-18',
  look: (read, { age }) =>
    age >= 18
      ? doesNotApply
      : lookAtLines(read, 'soft', ({ section, text }) =>
          weightTalk.test(text)
            ? [soft(section, `Under 18 a plan does not talk of body weight: "${text.slice(0, 80)}".`)]
            : [],
        ),
}

const weightTalk =
  /\b(?:weigh(?:ing)? (?:yourself|in\b)|body[- ]?weight|lose weight|weight loss|your weight|the scale|body fat|BMI)\b/iu

/** science.md 9.3: under 18 no supplements. Vitamin B12 of a vegan, and what a clinician advises, are none of these. */
export const noSupplementsUnder18: Check = {
  id: 'no-supplements-under-18',
  look: (read, { age }) =>
    age >= 18
      ? doesNotApply
      : lookAtLines(read, 'soft', ({ section, text }) =>
          sentencesOf(text)
            .filter((sentence) => supplements.test(sentence) && !warns(sentence, supplements))
            .map((sentence) => soft(section, `Under 18 no supplements: "${sentence.trim().slice(0, 80)}".`)),
        ),
}

const supplements =
  /\b(?:(?:salt|sodium|electrolyte|endurolytes?) ?(?:capsules?|caps|tablets?|tabs|pills?|chews)|saltsticks?|s!caps|nuun|high5 zero|creatine|beta-?alanine|bcaas?|pre-?workouts?|(?:whey|protein|collagen) (?:powder|supplements?)|iron (?:tablets?|pills?|supplements?)|multivitamins?)\b/iu
