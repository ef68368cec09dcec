import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  statements: `
    dein/der plan hat/nennt/zeigt/bringt {amount}
    dein/der plan hat/nennt/zeigt/bringt {amount} gut verteilt
    dein/der plan hat/nennt/zeigt/bringt {rate}
    dein/der plan hat/nennt/zeigt/bringt {rate} gut verteilt
    dein/der plan kommt auf {amount}
    dein/der plan kommt auf {amount} gut verteilt
    dein/der plan kommt auf {rate}
    dein/der plan kommt auf {rate} gut verteilt
    dein/der plan rechnet mit {rate}
    dein/der plan rechnet mit {rate} gut verteilt
    dein/der plan sieht {amount} vor
    dein/der plan sieht {rate} vor
    im plan stehen {amount}
    im plan stehen {amount} gut verteilt
    im plan stehen {rate}
    im plan stehen {rate} gut verteilt
    insgesamt hat/bringt dein/der plan {amount}
    insgesamt hat/bringt dein/der plan {amount} gut verteilt
    {amount} stehen im plan
    {rate} stehen im plan
  `,
}
