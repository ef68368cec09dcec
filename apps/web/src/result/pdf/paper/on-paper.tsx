import type { ReactNode } from 'react'
import './paper.css'
import style from './paper.module.css'

/** Black on white and as wide as a page, whatever the screen. */
export const OnPaper = ({ children }: { children: ReactNode }) => (
  <div className={style.paper} data-scheme="light">
    {children}
  </div>
)
