import { serveRequests } from '../../worker/serve-requests.ts'
import { type ReadRequest, readingsOf } from './understanding.ts'

serveRequests(({ answers, today }: ReadRequest) => readingsOf(answers, today))
