export { checkGroups } from '@race-nutrition/engine'
