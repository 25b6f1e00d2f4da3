-- Search is in memory now. These tables were no models; a database that no release with them has served lacks them.
-- In the order in which a search locked them.
DROP TABLE IF EXISTS "SearchAffirmation";
DROP TABLE IF EXISTS "SearchPage";
DROP TABLE IF EXISTS "SearchTrigram";
DROP TABLE IF EXISTS "SearchWord";
DROP TABLE IF EXISTS "SearchState";
