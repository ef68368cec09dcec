/** A file that cannot be made; its message says to the runner why. */
export class RefusedExport extends Error {}
