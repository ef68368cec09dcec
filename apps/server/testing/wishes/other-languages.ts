import { fuel, read, type WishCase } from './wish.ts'

const noTofu = { kitchen: { dislikes: ['tofu-firm'] } }
const hotel = { kitchen: { race_morning: 'hotel' } } as const
const quick = { kitchen: { effort: 'quick' } } as const
const maurten = { fuel: fuel('maurten-gel-100') }
const start = { start_time: '09:00' }

/** The same kinds of wishes in twelve other languages. */
export const wishesInOtherLanguages: readonly WishCase[] = [
  { wish: 'sin tofu, por favor', answer: read(noTofu), set: noTofu },
  { wish: 'Freitag schlafe ich im Hotel', answer: read(hotel), set: hotel },
  { wish: 'pas le temps de cuisiner', answer: read(quick), set: quick },
  { wish: 'uso i gel Maurten', answer: read(maurten), set: maurten },
  { wish: 'a largada é às 9h', answer: read(start), set: start },
  {
    wish: 'geen tofu en een hotel',
    answer: read({ kitchen: { ...noTofu.kitchen, ...hotel.kitchen } }),
    set: { kitchen: { ...noTofu.kitchen, ...hotel.kitchen } },
  },
  { wish: 'jag använder Maurten', answer: read(maurten), set: maurten },
  { wish: 'bez tofu', answer: read(noTofu), set: noTofu },
  {
    wish: 'ホテルに泊まります。詩も書いて',
    answer: read(hotel, [{ text: '詩も書いて', code: 'not-nutrition' }]),
    set: hotel,
    ignored: [{ text: '詩も書いて', code: 'not-nutrition' }],
  },
  { wish: '九点起跑', answer: read(start), set: start },
  { wish: 'بدون توفو', answer: read(noTofu), set: noTofu },
  { wish: 'टोफू नहीं', answer: read(noTofu), set: noTofu },
]
