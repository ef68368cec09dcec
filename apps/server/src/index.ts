export { buildApp, type Dependencies } from './build-app.ts'
export { type Config, readConfig } from './config.ts'
