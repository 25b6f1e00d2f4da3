-- AlterTable
ALTER TABLE "Affirmation" ADD COLUMN "audience" TEXT;
ALTER TABLE "Affirmation" ADD COLUMN "drawPosition" INTEGER;
ALTER TABLE "Affirmation" ADD COLUMN "drawSet" TEXT;
ALTER TABLE "Affirmation" ADD COLUMN "ladder" TEXT;

-- CreateTable
CREATE TABLE "SlugAlias" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "affirmationId" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "DrawSet" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL
);

-- CreateIndex
CREATE INDEX "Affirmation_category_audience_position_idx" ON "Affirmation"("category", "audience", "position");

-- CreateIndex
CREATE INDEX "Affirmation_ladder_position_idx" ON "Affirmation"("ladder", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Affirmation_drawSet_drawPosition_key" ON "Affirmation"("drawSet", "drawPosition");
