/** A file of the built page and the hash of its content. */
export interface BuiltFile {
  /** Its path on the server. */
  readonly path: string
  readonly sha256: string
}
