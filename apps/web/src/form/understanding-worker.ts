import { takeOrders } from '../worker/take-orders.ts'
import type { ReadOrder } from './open-understanding.ts'
import { readingsOf } from './understanding.ts'

takeOrders(({ answers, today }: ReadOrder) => readingsOf(answers, today))
