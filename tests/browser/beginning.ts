/**
 * When every browser test begins, by the clock of the page and by the server's: a plan and its menus come out the same on
 * whatever day the tests run.
 */
export const beginning = new Date('2027-03-01T12:00:00Z')
