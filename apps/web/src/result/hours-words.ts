/** `1 h 55 min`, `50 min`, `2 h`. */
export function hoursWords(hours: number): string {
  const minutes = Math.round(hours * 60)
  const parts = [
    minutes >= 60 && `${Math.floor(minutes / 60)} h`,
    (minutes % 60 > 0 || minutes === 0) && `${minutes % 60} min`,
  ]
  return parts.filter(Boolean).join(' ')
}
