import { describe, expect, test } from 'vitest'
import { billOfMaterials } from '../../scripts/image/bill-of-materials.mjs'
import { thirdParties } from '../../scripts/image/third-parties.mjs'

describe('the bill of materials', () => {
  const bill = billOfMaterials() as {
    bomFormat: string
    metadata: { component: { name: string } }
    components: { purl: string; scope?: string }[]
  }
  const named = bill.components.map(({ purl }) => decodeURIComponent(purl))

  test('is CycloneDX, and names the product', () => {
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(bill.metadata.component.name).toBe('race-nutrition')
  })

  test('has exactly the packages with licenses, and those of the product itself', () => {
    const packages = named.filter((purl) => purl.startsWith('pkg:npm/') && !purl.includes('@race-nutrition/'))
    const licensed = thirdParties().map(({ name, version }) => `pkg:npm/${name}@${version}`)
    expect(packages.sort()).toEqual(licensed.sort())
    expect(licensed.length).toBeGreaterThan(100)
  })

  test('has the system’s libraries that Node loads', () => {
    const libraries = named.filter((purl) => purl.startsWith('pkg:deb/'))
    expect(libraries.map((purl) => purl.replace(/^pkg:deb\/debian\/|@.*$/g, '')).sort()).toEqual([
      'libc6',
      'libgcc-s1',
      'libstdc++6',
    ])
  })
})
