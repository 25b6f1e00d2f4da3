-- The counts of rate-limiter-flexible, as it creates them itself. No model: SQLite's one process counts in memory. Earlier
-- releases have made the table at the first request, under this lock: IF NOT EXISTS does not wait for one that does so now.
SELECT pg_advisory_xact_lock(hashtext('RateLimit'));
CREATE TABLE IF NOT EXISTS "RateLimit" (
    "key" VARCHAR(255) PRIMARY KEY,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT
);
