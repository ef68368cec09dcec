/** CRC-16/ARC, the checksum of the FIT protocol. */
export function crc16(bytes: Iterable<number>): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1
  }
  return sum
}
