export { checkTitles } from '@race-nutrition/engine'
