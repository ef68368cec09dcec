import { buildImage } from './image/build-image.mjs'
import { operationsPrograms } from './operations-programs.mjs'
import { cachePath } from './project.mjs'
import { setUp } from './set-up.mjs'
import { runCommand, CommandError } from './command-error.mjs'
import { requirePrograms } from './system-programs.mjs'

/** From a fresh clone to an archive for `docker load` and `podman load`. */
await runCommand(async () => {
  if (process.platform !== 'linux')
    throw new CommandError('The image is built on Linux: it takes its libraries from there.')
  await setUp()
  await requirePrograms(operationsPrograms.filter(({ name }) => name === 'buildah'))
  const { name, id, bytes, archive, libraries } = await buildImage(cachePath('image'))
  for (const { path, package: from, version } of libraries) console.log(`${path}  ${from} ${version}`)
  console.log(`${name}  ${(bytes / 1e6).toFixed(1)} MB  sha256:${id}`)
  console.log(`docker load --input ${archive}`)
})
