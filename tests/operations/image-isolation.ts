import { type Container, type Running, started } from './image-container.ts'

type Settings = Readonly<Record<string, string>>

/** The image's own environment with overrides, as NAME=value. */
function settingsOf({ config }: Container, settings: Settings): string[] {
  const own = config.Env.filter((line) => !(line.slice(0, line.indexOf('=')) in settings))
  return [...own, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
}

/** As the first process of its own PID namespace, on a read-only mount of the image's root. */
export function enterReadOnly(
  container: Container,
  words: readonly string[],
  settings: Settings,
  user: string,
): Running {
  const { config, root } = container
  const [uid = '', gid = ''] = user.split(':')
  const spaces = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child']
  // By its full path: PATH is the image's, which has no such program.
  const enter = [
    '/usr/bin/unshare',
    '--root',
    root,
    '--wd',
    config.WorkingDir,
    '--setgid',
    gid,
    '--setuid',
    uid,
  ]
  const set = ['env', '--ignore-environment', ...settingsOf(container, settings)]
  return started('unshare', [...spaces, 'sh', '-c', readOnly, 'sh', root, ...set, ...enter, ...words])
}

const readOnly = `root=$1; shift
mount --bind "$root" "$root" && mount -t proc proc "$root/proc" && mount -o remount,bind,ro "$root" && exec "$@"`

/** An OCI bundle: no capabilities, no new privileges, a read-only root, the host's network. */
export function bundleOf(container: Container, settings: Settings): object {
  const { config, root } = container
  const [uid, gid] = config.User.split(':').map(Number)
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
  return {
    ociVersion: '1.0.2',
    root: { path: root, readonly: true },
    process: {
      args: config.Entrypoint,
      env: settingsOf(container, settings),
      cwd: config.WorkingDir,
      user: { uid, gid },
      capabilities: none,
      noNewPrivileges: true,
    },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755', 'size=64k'] },
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  }
}
