import { serveRequests } from '../worker/serve-requests.ts'
import { type ReplanRequest, planOnDevice } from './plan-on-device.ts'

serveRequests((request: ReplanRequest) => planOnDevice(request))
