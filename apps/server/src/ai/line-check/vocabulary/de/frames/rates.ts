import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  statements: `
    dein/der Plan hat/nennt/zeigt/bringt {amount}
    dein/der Plan hat/nennt/zeigt/bringt {rate}
    dein/der Plan kommt auf {amount}
    dein/der Plan kommt auf {rate}
    dein/der Plan rechnet mit {rate}
    dein/der Plan sieht {amount} vor
    dein/der Plan sieht {rate} vor
    im Plan stehen {amount}
    im Plan stehen {rate}
    insgesamt hat/bringt dein/der Plan {amount}
    {amount} stehen im Plan
    {rate} stehen im Plan
  `,
}
