/**
 * Set-up of every test file. One that does not call setUpTestDatabase has no database: else it would use that of whoever runs
 * it, and on one engine only.
 */
process.env.DATABASE_URL = 'file:/dev/null/This test file has to call setUpTestDatabase/site.db'
