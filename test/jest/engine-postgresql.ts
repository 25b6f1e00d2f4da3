/** Set-up of the Jest project "postgresql", see setUpTestDatabase. */
process.env.TEST_ENGINE = 'postgresql'
// A busy machine needs longer than a visitor would wait.
process.env.DATABASE_CONNECT_TIMEOUT_MS = '60000'
