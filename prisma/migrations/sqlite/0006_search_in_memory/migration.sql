-- Search is in memory now. These tables were no models; a database that no release with them has served lacks them.
-- The triggers of a table are dropped with it. The full-text tables come first: they read the others.
DROP TABLE IF EXISTS "SearchAffirmationText";
DROP TABLE IF EXISTS "SearchAffirmation";
DROP TABLE IF EXISTS "SearchPageText";
DROP TABLE IF EXISTS "SearchPage";
DROP TABLE IF EXISTS "SearchTrigram";
DROP TABLE IF EXISTS "SearchWord";
DROP TABLE IF EXISTS "SearchState";
