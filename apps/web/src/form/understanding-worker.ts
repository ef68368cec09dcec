import { takeOrders } from '../worker/take-orders.ts'
import { type ReadOrder, readingsOf } from './understanding.ts'

takeOrders(({ answers, today }: ReadOrder) => readingsOf(answers, today))
