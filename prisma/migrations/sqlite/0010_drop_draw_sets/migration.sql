-- DropIndex
DROP INDEX "Affirmation_drawSet_drawPosition_key";

-- AlterTable
ALTER TABLE "Affirmation" DROP COLUMN "drawPosition";
ALTER TABLE "Affirmation" DROP COLUMN "drawSet";

-- DropTable
DROP TABLE "DrawSet";
