import { serveRequests } from '../worker/serve-requests.ts'
import { fuelsFor, type PlanningRequest, planOnDevice } from './plan-on-device.ts'

serveRequests((request: PlanningRequest) =>
  request.is === 'plan' ? planOnDevice(request) : fuelsFor(request),
)
