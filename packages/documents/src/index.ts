export { groceryListText } from './grocery-list-text.ts'
export { isOnTheCourse, raceDaySums, type RaceDaySums, type RowSums } from './race-day-sums.ts'
export { raceScheduleText } from './race-schedule-text.ts'
export { raceName, readableDay } from './readable.ts'
