import { serveRequests } from '../worker/serve-requests.ts'
import { fuelsFor, type PlanningRequest, planOnDevice, refusalsFor } from './plan-on-device.ts'

serveRequests((request: PlanningRequest) => {
  if (request.is === 'plan') return planOnDevice(request)
  return request.is === 'fuels' ? fuelsFor(request) : refusalsFor(request)
})
