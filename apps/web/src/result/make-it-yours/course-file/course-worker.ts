import { serveRequests } from '../../../worker/serve-requests.ts'
import { type CourseRequest, readFile } from './read-file.ts'

serveRequests((request: CourseRequest) => readFile(request))
