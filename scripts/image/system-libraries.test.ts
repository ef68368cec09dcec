import { expect, test } from 'vitest'
import { loadedBy } from './system-libraries.mjs'

const answer = `	linux-vdso.so.1 (0x00007fc27685f000)
	libstdc++.so.6 => /lib/x86_64-linux-gnu/libstdc++.so.6 (0x00007fc276600000)
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007fc27633e000)
	/lib64/ld-linux-x86-64.so.2 (0x00007fc276861000)`

test('the libraries and the loader are parsed from the output of ldd; kernel objects are not files', () => {
  expect(loadedBy(answer, 'node')).toEqual([
    '/lib/x86_64-linux-gnu/libstdc++.so.6',
    '/lib/x86_64-linux-gnu/libc.so.6',
    '/lib64/ld-linux-x86-64.so.2',
  ])
})

test('a missing library, or an output without any, is an error', () => {
  expect(() => loadedBy('\tlibatomic.so.1 => not found', 'node')).toThrow(
    'node loads libatomic.so.1, which this machine does not have.',
  )
  expect(() => loadedBy('\tstatically linked', 'node')).toThrow('ldd does not say what node loads.')
})
