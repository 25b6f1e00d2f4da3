/** Set-up of the Jest project "postgresql", see setUpTestDatabase. */
process.env.TEST_ENGINE = 'postgresql'
