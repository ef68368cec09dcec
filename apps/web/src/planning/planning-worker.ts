import { takeOrders } from '../worker/take-orders.ts'
import { type PlanOrder, planOnDevice } from './plan-on-device.ts'

takeOrders(({ answers, today }: PlanOrder) => planOnDevice(answers, today))
