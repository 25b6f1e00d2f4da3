-- AlterTable
ALTER TABLE "Affirmation" ADD COLUMN     "audience" TEXT,
ADD COLUMN     "drawPosition" INTEGER,
ADD COLUMN     "drawSet" TEXT,
ADD COLUMN     "ladder" TEXT;

-- CreateTable
CREATE TABLE "SlugAlias" (
    "slug" TEXT NOT NULL,
    "affirmationId" TEXT NOT NULL,

    CONSTRAINT "SlugAlias_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "DrawSet" (
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "DrawSet_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "Affirmation_category_audience_position_idx" ON "Affirmation"("category", "audience", "position");

-- CreateIndex
CREATE INDEX "Affirmation_ladder_position_idx" ON "Affirmation"("ladder", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Affirmation_drawSet_drawPosition_key" ON "Affirmation"("drawSet", "drawPosition");
