import { buildImage } from './image/build-image.mjs'
import { operationsParts } from './operations-parts.mjs'
import { cachePath } from './project.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy, Stop } from './stop.mjs'
import { partsOrStop } from './system-parts.mjs'

/** From a fresh clone to an archive that `docker load` and `podman load` take. */
await orSayWhy(async () => {
  if (process.platform !== 'linux')
    throw new Stop('The image is built on Linux: it takes its libraries from there.')
  await setUp()
  await partsOrStop(operationsParts.filter(({ name }) => name === 'buildah'))
  const { name, id, bytes, archive, libraries } = await buildImage(cachePath('image'))
  for (const { path, package: from, version } of libraries) console.log(`${path}  ${from} ${version}`)
  console.log(`${name}  ${(bytes / 1e6).toFixed(1)} MB  sha256:${id}`)
  console.log(`docker load --input ${archive}`)
})
