import { createContext, useContext } from 'react'

/** The model whose choices the plan follows; null where it follows none. */
const ModelContext = createContext<string | null>(null)

export const ModelProvider = ModelContext
export const useModelOfChoices = () => useContext(ModelContext)
