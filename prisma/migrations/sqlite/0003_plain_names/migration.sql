ALTER TABLE "Departure" RENAME TO "Suppression";
ALTER TABLE "Suppression" RENAME COLUMN "leftAt" TO "createdAt";
ALTER TABLE "Fact" RENAME TO "Setting";
