/** The source of a rule: enough for a runner to find the paper. */
export interface Source {
  readonly authors: string
  /** The title of the article; if it is not known for certain, a description in place of it. */
  readonly title: string
  readonly journal: string
  readonly year: number
  /** Null if the work has none. */
  readonly doi: string | null
}

export const sources = {
  aap2011: {
    authors: 'American Academy of Pediatrics',
    title: 'Sports drinks and energy drinks for children and adolescents: are they appropriate?',
    journal: 'Pediatrics',
    year: 2011,
    doi: '10.1542/peds.2011-0965',
  },
  almond2005: {
    authors: 'Almond and others',
    title: 'Hyponatremia among runners in the Boston Marathon',
    journal: 'New England Journal of Medicine',
    year: 2005,
    doi: '10.1056/NEJMoa043901',
  },
  baker2016: {
    authors: 'Baker and others',
    title: 'Normative data for regional sweat sodium concentration and whole-body sweating rate in athletes',
    journal: 'Journal of Sports Sciences',
    year: 2016,
    doi: '10.1080/02640414.2015.1055291',
  },
  barnes2019: {
    authors: 'Barnes and others',
    title:
      'Normative data for sweating rate, sweat sodium concentration, and sweat sodium loss in athletes: an update and analysis by sport',
    journal: 'Journal of Sports Sciences',
    year: 2019,
    doi: '10.1080/02640414.2019.1633159',
  },
  beis2012: {
    authors: 'Beis and others',
    title: 'Drinking behaviors of elite male runners during marathon competition',
    journal: 'Clinical Journal of Sport Medicine',
    year: 2012,
    doi: '10.1097/JSM.0b013e31824a55d7',
  },
  burke2011: {
    authors: 'Burke and others',
    title: 'Carbohydrates for training and competition',
    journal: 'Journal of Sports Sciences',
    year: 2011,
    doi: '10.1080/02640414.2011.585473',
  },
  burke2019: {
    authors: 'Burke and others',
    title: 'Contemporary nutrition strategies to optimize performance in distance runners and race walkers',
    journal: 'International Journal of Sport Nutrition and Exercise Metabolism',
    year: 2019,
    doi: '10.1123/ijsnem.2019-0004',
  },
  bussau2002: {
    authors: 'Bussau and others',
    title: 'Carbohydrate loading in human muscle: an improved 1 day protocol',
    journal: 'European Journal of Applied Physiology',
    year: 2002,
    doi: '10.1007/s00421-002-0621-5',
  },
  costa2017: {
    authors: 'Costa and others',
    title:
      'Gut-training: the impact of two weeks repetitive gut-challenge during exercise on gastrointestinal status, glucose availability, fuel kinetics, and running performance',
    journal: 'Applied Physiology, Nutrition, and Metabolism',
    year: 2017,
    doi: '10.1139/apnm-2016-0453',
  },
  costa2025: {
    authors: 'Costa and others',
    title:
      'Sports Dietitians Australia and Ultra Sports Science Foundation joint position statement: a practitioner guide to the prevention and management of exercise-associated gastrointestinal perturbations and symptoms',
    journal: 'Sports Medicine',
    year: 2025,
    doi: '10.1007/s40279-025-02186-6',
  },
  costill1974: {
    authors: 'Costill and Saltin',
    title: 'Factors limiting gastric emptying during rest and exercise',
    journal: 'Journal of Applied Physiology',
    year: 1974,
    doi: '10.1152/jappl.1974.37.5.679',
  },
  desbrow2014: {
    authors: 'Desbrow and others',
    title: 'Sports Dietitians Australia position statement: sports nutrition for the adolescent athlete',
    journal: 'International Journal of Sport Nutrition and Exercise Metabolism',
    year: 2014,
    doi: '10.1123/ijsnem.2014-0031',
  },
  doering2016: {
    authors: 'Doering and others',
    title: 'Lower integrated muscle protein synthesis in masters compared with younger athletes',
    journal: 'Medicine & Science in Sports & Exercise',
    year: 2016,
    doi: '10.1249/MSS.0000000000000935',
  },
  dri2005: {
    authors: 'Institute of Medicine',
    title:
      'Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids',
    journal: 'National Academies Press',
    year: 2005,
    doi: '10.17226/10490',
  },
  dri2019: {
    authors: 'National Academies of Sciences, Engineering, and Medicine',
    title: 'Dietary Reference Intakes for Sodium and Potassium',
    journal: 'National Academies Press',
    year: 2019,
    doi: '10.17226/25353',
  },
  dri2023: {
    authors: 'National Academies of Sciences, Engineering, and Medicine',
    title: 'Dietary Reference Intakes for Energy',
    journal: 'National Academies Press',
    year: 2023,
    doi: '10.17226/26818',
  },
  efsa2010: {
    authors: 'EFSA Panel on Dietetic Products, Nutrition and Allergies',
    title: 'Scientific opinion on dietary reference values for carbohydrates and dietary fibre',
    journal: 'EFSA Journal',
    year: 2010,
    doi: '10.2903/j.efsa.2010.1462',
  },
  efsa2015: {
    authors: 'EFSA Panel on Dietetic Products, Nutrition and Allergies',
    title: 'Scientific opinion on the safety of caffeine',
    journal: 'EFSA Journal',
    year: 2015,
    doi: '10.2903/j.efsa.2015.4102',
  },
  foodSafety2023: {
    authors: 'US Department of Health and Human Services and US Department of Agriculture',
    title: 'Cold Food Storage Chart',
    journal: 'FoodSafety.gov',
    year: 2023,
    doi: null,
  },
  frankenfield2005: {
    authors: 'Frankenfield and others',
    title:
      'Comparison of predictive equations for resting metabolic rate in healthy nonobese and obese adults: a systematic review',
    journal: 'Journal of the American Dietetic Association',
    year: 2005,
    doi: '10.1016/j.jada.2005.02.005',
  },
  grivas2024: {
    authors: 'Grivas',
    title: 'Review of marathon running by young people (Grivas 2024)',
    journal: 'Journal of Functional Morphology and Kinesiology',
    year: 2024,
    doi: '10.3390/jfmk9010047',
  },
  guest2021: {
    authors: 'Guest and others',
    title: 'International Society of Sports Nutrition position stand: caffeine and exercise performance',
    journal: 'Journal of the International Society of Sports Nutrition',
    year: 2021,
    doi: '10.1186/s12970-020-00383-4',
  },
  hall2004: {
    authors: 'Hall and others',
    title: 'Energy expenditure of walking and running: comparison with prediction equations',
    journal: 'Medicine & Science in Sports & Exercise',
    year: 2004,
    doi: '10.1249/01.mss.0000147584.87788.0e',
  },
  hansen2014: {
    authors: 'Hansen and others',
    title: 'Improved marathon performance by in-race nutritional strategy intervention',
    journal: 'International Journal of Sport Nutrition and Exercise Metabolism',
    year: 2014,
    doi: '10.1123/ijsnem.2013-0130',
  },
  hewButler2015: {
    authors: 'Hew-Butler and others',
    title:
      'Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference, Carlsbad, California, 2015',
    journal: 'Clinical Journal of Sport Medicine',
    year: 2015,
    doi: '10.1097/JSM.0000000000000221',
  },
  jager2017: {
    authors: 'Jäger and others',
    title: 'International Society of Sports Nutrition position stand: protein and exercise',
    journal: 'Journal of the International Society of Sports Nutrition',
    year: 2017,
    doi: '10.1186/s12970-017-0177-8',
  },
  janmahasatian2005: {
    authors: 'Janmahasatian and others',
    title: 'Quantification of lean bodyweight',
    journal: 'Clinical Pharmacokinetics',
    year: 2005,
    doi: '10.2165/00003088-200544100-00004',
  },
  jentjens2002: {
    authors: 'Jentjens and others',
    title:
      'Heat stress increases muscle glycogen use but reduces the oxidation of ingested carbohydrates during exercise',
    journal: 'Journal of Applied Physiology',
    year: 2002,
    doi: '10.1152/japplphysiol.00482.2001',
  },
  jeukendrup2014: {
    authors: 'Jeukendrup',
    title: 'A step towards personalized sports nutrition: carbohydrate intake during exercise',
    journal: 'Sports Medicine',
    year: 2014,
    doi: '10.1007/s40279-014-0148-z',
  },
  jimenezAlfageme2025: {
    authors: 'Jiménez-Alfageme and others',
    title:
      'Nutritional intake and timing of marathon runners: influence of athlete’s characteristics and fueling practices on finishing time',
    journal: 'Sports Medicine - Open',
    year: 2025,
    doi: '10.1186/s40798-024-00801-w',
  },
  kato2016: {
    authors: 'Kato and others',
    title:
      'Protein requirements are elevated in endurance athletes after exercise as determined by the indicator amino acid oxidation method',
    journal: 'PLoS One',
    year: 2016,
    doi: '10.1371/journal.pone.0157406',
  },
  loucks2003: {
    authors: 'Loucks and Thuma',
    title:
      'Luteinizing hormone pulsatility is disrupted at a threshold of energy availability in regularly menstruating women',
    journal: 'Journal of Clinical Endocrinology & Metabolism',
    year: 2003,
    doi: '10.1210/jc.2002-020369',
  },
  lukasiewicz2024: {
    authors: 'Lukasiewicz and others',
    title: 'Model of the carbohydrate that a marathon under two hours needs (Lukasiewicz 2024)',
    journal: 'Journal of Applied Physiology',
    year: 2024,
    doi: '10.1152/japplphysiol.00521.2023',
  },
  martinez2023: {
    authors: 'Martinez and others',
    title:
      'The effect of gut-training and feeding-challenge on markers of gastrointestinal status in response to endurance exercise: a systematic literature review',
    journal: 'Sports Medicine',
    year: 2023,
    doi: '10.1007/s40279-023-01841-0',
  },
  mccubbin2018: {
    authors: 'McCubbin and Costa',
    title: 'Impact of sodium ingestion during exercise on endurance performance: a systematic review',
    journal: 'International Journal of Sports Science',
    year: 2018,
    doi: '10.5923/j.sports.20180803.05',
  },
  mccubbin2023: {
    authors: 'McCubbin',
    title:
      'Modelling sodium requirements of athletes across a variety of exercise scenarios: identifying when to test and target, or season to taste',
    journal: 'European Journal of Sport Science',
    year: 2023,
    doi: '10.1080/17461391.2022.2083526',
  },
  mcdermott2017: {
    authors: 'McDermott and others',
    title:
      'National Athletic Trainers’ Association position statement: fluid replacement for the physically active',
    journal: 'Journal of Athletic Training',
    year: 2017,
    doi: '10.4085/1062-6050-52.9.02',
  },
  merson2008: {
    authors: 'Merson and others',
    title:
      'Rehydration with drinks differing in sodium concentration and recovery from moderate exercise-induced hypohydration in man',
    journal: 'European Journal of Applied Physiology',
    year: 2008,
    doi: '10.1007/s00421-008-0748-0',
  },
  miall2018: {
    authors: 'Miall and others',
    title:
      'Two weeks of repetitive gut-challenge reduce exercise-associated gastrointestinal symptoms and malabsorption',
    journal: 'Scandinavian Journal of Medicine and Science in Sports',
    year: 2018,
    doi: '10.1111/sms.12912',
  },
  mifflin1990: {
    authors: 'Mifflin and others',
    title: 'A new predictive equation for resting energy expenditure in healthy individuals',
    journal: 'American Journal of Clinical Nutrition',
    year: 1990,
    doi: '10.1093/ajcn/51.2.241',
  },
  minetti2002: {
    authors: 'Minetti and others',
    title: 'Energy cost of walking and running at extreme uphill and downhill slopes',
    journal: 'Journal of Applied Physiology',
    year: 2002,
    doi: '10.1152/japplphysiol.01177.2001',
  },
  montain2006: {
    authors: 'Montain and others',
    title: 'Exercise associated hyponatraemia: quantitative analysis to understand the aetiology',
    journal: 'British Journal of Sports Medicine',
    year: 2006,
    doi: '10.1136/bjsm.2005.018481',
  },
  moore2021: {
    authors: 'Moore',
    title: 'Protein requirements for master athletes: just older versions of their younger selves',
    journal: 'Sports Medicine',
    year: 2021,
    doi: '10.1007/s40279-021-01510-0',
  },
  mountjoy2023: {
    authors: 'Mountjoy and others',
    title:
      '2023 International Olympic Committee’s (IOC) consensus statement on Relative Energy Deficiency in Sport (REDs)',
    journal: 'British Journal of Sports Medicine',
    year: 2023,
    doi: '10.1136/bjsports-2023-106994',
  },
  noakes2026: {
    authors: 'Noakes and others',
    title: 'Carbohydrate ingestion on exercise metabolism and physical performance',
    journal: 'Endocrine Reviews',
    year: 2026,
    doi: '10.1210/endrev/bnaf038',
  },
  oneill2023: {
    authors: 'O’Neill and others',
    title:
      'Accuracy of resting metabolic rate prediction equations in athletes: a systematic review with meta-analysis',
    journal: 'Sports Medicine',
    year: 2023,
    doi: '10.1007/s40279-023-01896-z',
  },
  parnell2020: {
    authors: 'Parnell and others',
    title: 'Dietary restrictions in endurance runners to mitigate exercise-induced gastrointestinal symptoms',
    journal: 'Journal of the International Society of Sports Nutrition',
    year: 2020,
    doi: '10.1186/s12970-020-00361-w',
  },
  rapoport2010: {
    authors: 'Rapoport',
    title: 'Metabolic factors limiting performance in marathon runners',
    journal: 'PLoS Computational Biology',
    year: 2010,
    doi: '10.1371/journal.pcbi.1000960',
  },
  riegel1981: {
    authors: 'Riegel',
    title: 'Athletic records and human endurance',
    journal: 'American Scientist',
    year: 1981,
    doi: null,
  },
  rogerson2017: {
    authors: 'Rogerson',
    title: 'Vegan diets: practical advice for athletes and exercisers',
    journal: 'Journal of the International Society of Sports Nutrition',
    year: 2017,
    doi: '10.1186/s12970-017-0192-9',
  },
  sawka2007: {
    authors: 'Sawka and others',
    title: 'American College of Sports Medicine position stand: exercise and fluid replacement',
    journal: 'Medicine & Science in Sports & Exercise',
    year: 2007,
    doi: '10.1249/mss.0b013e31802ca597',
  },
  schofield1985: {
    authors: 'Schofield',
    title: 'Predicting basal metabolic rate, new standards and review of previous work',
    journal: 'Human Nutrition: Clinical Nutrition',
    year: 1985,
    doi: null,
  },
  sedlock2008: {
    authors: 'Sedlock',
    title: 'The latest on carbohydrate loading: a practical approach',
    journal: 'Current Sports Medicine Reports',
    year: 2008,
    doi: '10.1249/JSR.0b013e31817ef9cb',
  },
  shirreffs1996: {
    authors: 'Shirreffs and others',
    title: 'Post-exercise rehydration in man: effects of volume consumed and drink sodium content',
    journal: 'Medicine & Science in Sports & Exercise',
    year: 1996,
    doi: '10.1097/00005768-199610000-00009',
  },
  tarnopolsky2001: {
    authors: 'Tarnopolsky and others',
    title: 'Gender differences in carbohydrate loading are related to energy intake',
    journal: 'Journal of Applied Physiology',
    year: 2001,
    doi: '10.1152/jappl.2001.91.1.225',
  },
  thomas2016: {
    authors: 'Thomas, Erdman and Burke',
    title: 'American College of Sports Medicine joint position statement: nutrition and athletic performance',
    journal: 'Medicine & Science in Sports & Exercise',
    year: 2016,
    doi: '10.1249/MSS.0000000000000852',
  },
  tiller2019: {
    authors: 'Tiller and others',
    title:
      'International Society of Sports Nutrition Position Stand: nutritional considerations for single-stage ultra-marathon training and racing',
    journal: 'Journal of the International Society of Sports Nutrition',
    year: 2019,
    doi: '10.1186/s12970-019-0312-9',
  },
  usda2015: {
    authors: 'US Department of Agriculture, Agricultural Research Service',
    title: 'USDA National Nutrient Database for Standard Reference, Release 28',
    journal: 'FoodData Central',
    year: 2015,
    doi: null,
  },
  vickers2016: {
    authors: 'Vickers and Vertosick',
    title: 'An empirical study of race times in recreational endurance runners',
    journal: 'BMC Sports Science, Medicine and Rehabilitation',
    year: 2016,
    doi: '10.1186/s13102-016-0052-y',
  },
  worldBests: {
    authors: 'World Athletics and race results',
    title: 'Fastest road and track times over 5K, 10K, half marathon and marathon, as known in April 2026',
    journal: 'Public results',
    year: 2026,
    doi: null,
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
