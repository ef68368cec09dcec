export { type App, buildApp, type Dependencies } from './build-app.ts'
export { type Config, readConfig } from './config.ts'
export { openEnginePool } from './engine/engine-pool.ts'
