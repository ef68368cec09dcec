/** Loaded on demand: what it exports is in one script with all that it needs. */
export { CrewScreen } from './crew-screen.tsx'
