/** Who makes the plan: the connected service (null), the server's engine, or the engine of this page. */
export type PlanMode = 'engine' | 'device' | null
