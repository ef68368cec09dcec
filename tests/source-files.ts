import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file of the project, including uncommitted ones, as paths from its root. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

/** The program files under a folder, without tests and fixtures. */
export function programFiles(folder: string): string[] {
  return projectFiles().filter(
    (path) =>
      path.startsWith(`${folder}/`) && /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  )
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** What a file imports or re-exports; relative paths are returned as paths from the root. */
export const importsOf = (path: string): string[] => [
  ...staticImportsOf(path),
  ...specifiersIn(path, /\bimport\(\s*(['"])(?<specifier>[^'"\n]+)\1/g),
]

/** The same without what is imported on demand; imports for types alone are part of it. */
export const staticImportsOf = (path: string): string[] =>
  specifiersIn(path, /^(?:import\s|(?:import|export)\b[^'"`;=(]*?\bfrom\s*)(['"])(?<specifier>[^'"\n]+)\1/gm)

const specifiersIn = (path: string, pattern: RegExp): string[] =>
  [...withoutComments(textOf(path)).matchAll(pattern)].map(({ groups }) =>
    resolved(path, groups?.['specifier'] ?? ''),
  )

function resolved(path: string, specifier: string): string {
  return specifier.startsWith('.') ? relative(root, join(root, dirname(path), specifier)) : specifier
}

/** The code without comments, with the same strings and line numbers. */
export function withoutComments(code: string): string {
  return code.replace(
    /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_all, string: string | undefined) => string ?? '',
  )
}
