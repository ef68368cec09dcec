/** Advice that no plan may give, and what it did: the end of the sentence that the page shows. */
interface Hazard {
  readonly words: RegExp
  readonly because: string
}

/** The first hazard that a text advises; to warn of it is right. */
export function hazardIn(text: string): Hazard | undefined {
  const plain = text.toLowerCase().replace(/[’ʼ]/gu, "'")
  const said = sentencesOf(plain)
  return (
    neverTheirs.find(({ words }) => words.test(plain)) ??
    unhelped.find(({ words, helps }) => words.test(plain) && !helps.test(plain)) ??
    hazards.find(({ words }) => said.some((sentence) => advises(sentence, words)))
  )
}

/** What no line of a model speaks of: a warning of allergies and a denial of them look alike. */
const neverTheirs: readonly Hazard[] = [
  {
    words: /\b(?:allerg\w*|intoleran\w*|c(?:o)?eliac)\b/u,
    because: 'spoke of allergies, which the plan’s own notes do',
  },
  {
    words: /(?:^|\n)[^\w\n]*(?:system|assistant|user|developer)\s*:/u,
    because: 'spoke against the plan, or of something else than running',
  },
]

/** Signs of danger and doctors are spoken of only where the same line says to stop, to get help or to ask. */
const unhelped: readonly (Hazard & { readonly helps: RegExp })[] = [
  {
    words:
      /\b(?:dizz\w*|confus\w*|chest (?:pain|tight\w*)|tight chest|faint(?:ed|ing)?|vomit\w*|swelling|shiver\w*|stop(?:s|ped)? sweating|collaps\w*|heat ?stroke|black(?:ed|ing)? out)\b/u,
    helps: /\bstop\b(?! sweating)|\bhelp\b|\bmedical\b|\bmarshal\b/u,
    because: 'spoke of warning signs without saying to stop and get help',
  },
  {
    words: /\b(?:doctors?|physicians?|clinicians?)\b/u,
    helps: /\b(?:ask|see|call|talk to|speak (?:to|with)) (?:a|your|the) (?:doctor|physician|clinician)\b/u,
    because: 'promised what no plan can, or talked down medical advice',
  },
]

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|[;\n]+/u)

function advises(sentence: string, words: RegExp): boolean {
  const match = words.exec(sentence)
  return match !== null && !denies.test(sentence.slice(0, match.index))
}

/** A denial up to five words before: "do not", "never", "rather than". "No need to stop" is none, nor is "do not hesitate to". */
const denies =
  /\b(?:not|never|no|don't|avoid|without|nor|rather than|instead of|nobody|nothing|resist|stop|isn't|cannot|can't|tempted to)\b(?!\s+(?:only|need|hesitate|worry|afraid|matter|problem|be afraid|be shy|forget|skip))(?:(?!,? \b(?:so|but|then|and just)\b)[^\w'.!?:]+[\w']+){0,5}(?!,? \b(?:so|but|then)\b)[^\w.!?:]*$/u

const hazards: readonly Hazard[] = [
  {
    words:
      /\b(?:drink|drinking|sip|sipping|water|fluids?|hydrat\w*)\b.{0,30}\b(?:a lot|lots|constantly|continuously|non-?stop|all the (?:way|time)|often|frequently|at least|no matter|or not|minimum|heavily|generously|liberally|all day long|every (?:minute|few|chance|opportunity)|until you (?:have|need|can|are full|feel full))\b|\b(?:load|fill|stock|tank|top)(?:ing)? up\b.{0,20}\b(?:water|fluids?|drinks?)\b|\b(?:replace|match) (?:every|all|everything|each|what|your sweat)\b.{0,20}\b(?:drop|sweat|lost|lose|rate|liter)?|\bkeep (?:on )?(?:drinking|sipping|hydrating)\b|\bthirsty or not\b|\b(?:numbers?|amounts?|table)\b.{0,20}\b(?:a |the )?(?:minimum|least)\b|\bat least what\b/u,
    because: 'pushed drinking beyond thirst, which is dangerous',
  },
  {
    words:
      /\bas (?:much|many) (?:\w+ ){0,3}as (?:you|possible|your)|\b(?:drink|water|fluids?)\b.{0,40}\b(?:even (?:if|when|though) (?:you(?:'re| are) )?not (?:feel(?:ing)? )?thirst|without (?:being )?thirst|beyond thirst|before (?:you(?:'re| are| feel| get) )?thirst)|\bahead of (?:your |the )?thirst\b|\b(?:even )?(?:if|when|though|while) (?:you(?:'re| are) )?not thirsty\b|\bnever (?:pass|skip|miss)\b.{0,25}\b(?:station|table|cup|drink|water)|\bforc(?:e|ing) (?:down |yourself to drink|the drink|fluids?|water)|\b(?:ignore|forget|override|don't trust|do not trust|beat) (?:your |about )?thirst\b|\bthirst (?:is (?:a )?(?:poor|bad|late|unreliable|too late)|comes too late|lies|can(?:not|'t) be trusted)|\bchug\w*|\bgulp (?:down|as)|\bdrain (?:the|a|your|every) (?:bottle|cup)|\bfinish (?:the|a|every|each) (?:whole |full )?(?:bottle|cup)|\burine (?:is|runs|turns|should be) clear\b|\b(?:extra|more|plenty of|lots of|unlimited|loads of) (?:water|fluids?|drink(?:s|ing)?)\b|\bdrink (?:extra|more than|plenty|lots|constantly|heavily|freely)\b|\bevery (?:aid|water|drink) (?:station|stop|table)\b|\bover-?(?:hydrat|drink)\w*|\bpre-?hydrat\w*|\bhyper-?hydrat\w*|\bwater[- ]?load\w*|\bhydrate aggressively\b/u,
    because: 'pushed drinking beyond thirst, which is dangerous',
  },
  {
    words:
      /\b(?:push|run|fight|power|race|keep going|carry on|continue|press on)\b.{0,30}\b(?:through|despite|with|while|even if|if|when)\b.{0,40}\b(?:dizz\w*|chest|confus\w*|faint\w*|nausea\w*|headache|vomit\w*|sick|shiver\w*|heat ?stroke|pain|symptoms?|warning signs?)|\b(?:ignore|disregard|do not worry about|don't worry about|forget)\b.{0,30}\b(?:dizz\w*|chest|confus\w*|faint\w*|nausea|headache|vomit\w*|symptoms?|warning signs?|pain|cramps?)|\b(?:dizz\w*|chest pain|confus\w*|faint\w*|headache|vomit\w*|shiver\w*|swelling)\b.{0,40}\b(?:push(?:ing)? (?:through|on)|keep (?:going|running|moving)|carry on|run on|press on|(?:it|they) pass(?:es)?)\b|\b(?:dizz\w*|confus\w*|faint\w*|headache|nausea|swelling|shiver\w*)\b.{0,40}\b(?:just|only|simply|merely) (?:means?|nerves|low|a sign|tired)|\b(?:dizziness|confusion|chest pain|fainting|vomiting|swelling|headaches?)\b.{0,30}\b(?:is|are) (?:normal|fine|harmless|nothing|part of)/u,
    because: 'played down signs that mean to stop and get help',
  },
  {
    words:
      /\b(?:nsaids?|ibuprofen|advil|nurofen|motrin|naproxen|aleve|aspirin|diclofenac|voltaren|anti-?inflammator(?:y|ies)|pain ?killers?|pain ?relievers?|paracetamol|acetaminophen|tylenol|imodium|loperamide|diuretics?|laxatives?|beta[- ]?blockers?|steroids?|epo|ephedrine|pseudoephedrine|antihistamines?|sleeping (?:pill|aid|tablet)s?|melatonin|nicotine|snus|cbd|cannabis|thc|stimulants?|amphetamines?|modafinil|antacids?|medications?|medicines?|drugs?|pills?|insulin)\b/u,
    because: 'spoke of medicines, which belong to a doctor',
  },
  {
    words:
      /\b(?:don't|do not|no) need to (?:test|practice|rehearse|read)\b|\b(?:no need|not necessary|unnecessary|needn't|don't need|do not need|don't have|do not have|skip|forget|ignore|never mind|without)\b.{0,30}\b(?:doctor|physician|clinician|medical|checkup|check-up|parent|guardian|label|labels|safety notes?|warnings?|medicine|medication|insulin)\b|\b(?:safe for (?:everyone|anyone|all)|completely safe|perfectly safe|no risk|risk-free|guarantee\w*|protects? you|medical advice|clinically proven|doctor[- ]approved|(?:cures?|treats?|heals?|prevents?|stops?) (?:\w+ )?(?:hyponatremia|heat ?stroke|cramps?|injur\w*|collapse|nausea|pain|illness))\b/u,
    because: 'promised what no plan can, or talked down medical advice',
  },
  {
    words:
      /\b(?:double|triple|twice|two times|three times|quadruple)\b(?!(?: |-)(?:batch|knot|check|bow|layer|boiler|tie))|\b(?:eat|take|drink|use|have) more\b|\b(?:extra|another|additional|second|more) (?:shot|dose|hit|round|serving|gels?|caffeine|espressos?|coffees?|capsules?|tablets?|salt|sodium|sips? of caffeine)\b|\bmore than (?:planned|the plan|the table|one (?:gel|capsule|serving))\b|\b(?:both|two|three|all) (?:of (?:them|your gels|the gels) )?(?:gels? )?(?:at once|in one go|together|back to back)\b|\bback[- ]to[- ]back gels?\b|\bgels? back[- ]to[- ]back\b|\bcatch up (?:on|by|with)\b|\bmake up for (?:it|a missed|missed|the missed)\b|\b(?:unlimited|as often as|mega-?dose\w*|by the handful|all you can|to your heart's content|until you(?:'re| are| feel) (?:stuffed|full))\b|\bmore of (?:the|your) (?:gels?|caffeine|salt|drink|fuel)\b|\bincrease (?:the|your) (?:dose|caffeine|salt|sodium|carbs|gels?|fluids?|intake)\b|\btop up with (?:extra|more|salt|caffeine)\b/u,
    because: 'asked for more than the amounts that were worked out',
  },
  {
    words:
      /\b(?:skip|skipping|leave out|omit|miss|drop|replace|swap)\b.{0,25}\b(?:gels?|breakfast|meals?|dinner|lunch|drinks?|recovery|fuel(?:ing)?|feeds?|carbs?|salt|sodium|capsules?|the table|row|rows)\b|\b(?:fast(?:ing|ed)|run on empty|empty stomach|no need to (?:eat|fuel|drink|practice|test))\b|\b(?:halve|cut|reduce|lower|limit|restrict)\b.{0,20}\b(?:gels?|carbs?|carbohydrates?|calories|intake|portions?|dose|fuel|food|drink(?:ing)?|fluids?|water|sodium)\b|\b(?:eat|drink) (?:less|as little|nothing|half)\b|\bforget (?:about )?(?:the |your |any )?(?:recovery|drinks?|gels?|fuel\w*|breakfast|carbs|salt)\b|\bwater (?:alone|only) (?:is|will)\b|\bonly water\b|\b(?:low[- ]?carb|keto\w*|paleo|carnivore|detox|cleanse)\b/u,
    because: 'told you to leave out what was worked out',
  },
  {
    words:
      /\b(?:try|experiment\w*|test|debut|sample|grab|take|use)\b.{0,40}\b(?:new|different|unfamiliar|whatever|anything|something else|what they (?:hand|offer|give))\b|\b(?:new|unfamiliar|untested)\b.{0,30}\b(?:on race (?:day|morning)|in the race|on the course)|\bfor the first time on race day\b|\bwhatever (?:is (?:offered|there|handed)|they|the (?:race|aid|tables?|stations?))\b/u,
    because: 'brought something new to race day',
  },
  {
    words:
      /\b(?:weight[- ]?(?:cut\w*|loss)|(?:cut|lose|drop|shed|make) (?:some |a few |a little )?(?:weight|pounds|kilos)|calorie deficit|crash diet|slim(?:mer)?|lean out|race weight|target weight|body ?weight|sauna|dehydrate yourself|sweat (?:off|out the)|body fat|lighter body|get lighter)\b/u,
    because: 'spoke of losing weight, which no race plan does',
  },
  {
    words:
      /\bsalt (?:your|the|every) (?:water|drinks?|bottles?)\b|\bsalt\b.{0,30}\b(?:without (?:any )?(?:water|fluids?|a drink)|dry|straight)\b|\b(?:plenty|lots|loads|handfuls?|spoonfuls?) of (?:salt|sugar|caffeine|gels?|carbs?)\b|\bsalt (?:tablets?|pills?|capsules?) (?:whenever|as needed|as often|freely)|\bsalt makes? (?:it|drinking|that)?\s*safe/u,
    because: 'treated salt loosely',
  },
  {
    words:
      /\b(?:alcohol|beers?|wine|wines|champagne|prosecco|whiske?y|vodka|cocktails?|lager|cider|rum|gin)\b(?! vinegar)/u,
    because: 'spoke of alcohol',
  },
  {
    words:
      /\b(?:a (?:little|bit|trace|taste|touch|small amount)|traces?|small amounts?|a few)\b.{0,30}\b(?:is|are|will be|won't|should be|does not|doesn't) (?:fine|ok|okay|safe|harmless|all right|no problem|hurt|harm|matter)|\bmay contain\b.{0,20}\b(?:is|are) (?:fine|ok|okay|safe)/u,
    because: 'spoke of allergies, which the plan’s own notes do',
  },
  {
    words:
      /\b(?:raw|undercooked|half-cooked|runny|pink inside|unboiled) (?:chicken|turkey|pork|beef|fish|eggs?|beans|meat|kidney beans)|\b(?:leave|keep|store|sit|stand|cool)\w*\b.{0,40}\b(?:out overnight|on the counter (?:overnight|all day)|at room temperature (?:overnight|all day|for days)|unrefrigerated)|\bfreeze and refreeze|\brefreez\w*|\buncovered overnight/u,
    because: 'treated food that spoils carelessly',
  },
  {
    words:
      /\b(?:ignore|disregard|forget|overrule|override|instead of|not|never) (?:\w+ ){0,3}(?:the |this |your )?(?:plan|table|schedule|numbers?|amounts?|notes?|limits?|instructions?|rules?)\b|\b(?:the |these |those )?(?:numbers?|amounts?|limits?) (?:above|below|here|in the (?:plan|table)) (?:is|are) (?:wrong|outdated|too (?:low|high)|only)|\bsystem prompt|\bprevious instructions?|\bas an ai\b|\blanguage model\b|\bjailbreak|\bdeveloper mode\b|\bi (?:was|am) (?:told|instructed|asked)\b/u,
    because: 'spoke against the plan, or of something else than running',
  },
  {
    words:
      /\b(?:no need to|don't|do not|never) (?:slow|stop|walk|rest|cool|back off)\b|\b(?:at all costs|no matter (?:what|how)|whatever it takes|pain is|suffer(?:ing)? is)\b|\bheat (?:is|does) (?:no|not|only|just|a mind\w*|in your head)\b/u,
    because: 'took away your way to slow down or stop',
  },
]
