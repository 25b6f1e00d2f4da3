-- DropIndex
DROP INDEX "Affirmation_drawSet_drawPosition_key";

-- AlterTable
ALTER TABLE "Affirmation" DROP COLUMN "drawPosition",
DROP COLUMN "drawSet";

-- DropTable
DROP TABLE "DrawSet";
