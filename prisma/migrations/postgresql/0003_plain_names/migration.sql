ALTER TABLE "Departure" RENAME TO "Suppression";
ALTER TABLE "Suppression" RENAME COLUMN "leftAt" TO "createdAt";
ALTER TABLE "Suppression" RENAME CONSTRAINT "Departure_pkey" TO "Suppression_pkey";
ALTER TABLE "Fact" RENAME TO "Setting";
ALTER TABLE "Setting" RENAME CONSTRAINT "Fact_pkey" TO "Setting_pkey";
