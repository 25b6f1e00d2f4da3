/**
 * The plainest phrases of danger in further languages, written as those of distress-languages.ts are: no more than every speaker
 * knows and nothing else is likely to mean. They are not taken from pages, and no native speaker has read them yet. One should look
 * at all of them, first at Persian, Urdu, Bengali, Thai, Hungarian, Finnish and Swahili, and add what people really write.
 */
import type { DistressLanguage } from './distress-languages'

/** Phrases with a comma between them. A word that is one letter from a harmless one ends with “*”: then it has no slips. */
function language(name: string, crisis: string, violence: string): DistressLanguage {
  const listOf = (phrases: string) => phrases.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
  return { language: name, sources: [], crisis: listOf(crisis), violence: listOf(violence) }
}

export const plainLatinLanguages: DistressLanguage[] = [
  language(
    'Dutch',
    `wil dood, wou dat ik dood was, was ik maar dood, liever dood, beter dood, wil sterven, wil niet leven, wil niet verder leven,
    geen zin leven, kan niet leven, moe leven, levensmoe, zelfmoord*, zelfdoding*, mezelf doden, maak mezelf kapot,
    einde aan mijn leven, uit het leven stappen, wil er niet zijn, wil verdwijnen, wil niet wakker worden, kan niet meer aan,
    =ik kan niet meer, beter zonder mij, mezelf pijn doen, doe mezelf pijn, mezelf snijden, snij mezelf, snijd mezelf, zelfbeschadig*,
    zelfverwonding`,
    `slaat me, slaat mij, sloeg me, word geslagen, mishandel*, verkracht*, aangerand, huiselijk geweld, bedreigt me, bedreigt mij,
    bang mijn man, bang mijn vriend, bang mijn vader, seksueel misbruik*`
  ),
  language(
    'Turkish',
    `olmek* istiyor*, olmek* istior*, olmek* isterdim, olmek* istedim, keske olsem*, keske oleydim, intihar*, yasamak istemiyor*,
    yasamak istemior*, yasamaktan biktim, yasamaktan yoruldum, hayattan biktim, hayatima son, kendimi oldur*, canima kiy*,
    yok_olmak istiyor*, kendime zarar, kendimi kes*, kollarimi kes*, bilegimi kes*, kendimi as*`,
    `kocam dov*, esim dov*, sevgilim dov*, babam dov*, annem dov*, beni dov*, kocam vur*, beni vur*, tecavuz*, taciz*, istismar*,
    aile_ici siddet*, siddet* goruyorum, kocamdan kork*, babamdan kork*, esimden kork*, tehdit ediyor`
  ),
  language(
    'Swedish',
    `vill do, vill bara do, onskar jag var dod, hellre dod, vill inte leva, orkar inte leva, orkar inte mer, =jag orkar inte,
    =orkar inte, sjalvmord*, ta mitt liv, ta_livet mig, doda mig, ingen mening leva, trott pa livet, vill inte finnas, vill forsvinna,
    vill inte vakna, battre utan mig, skada mig sjalv, skadar mig sjalv, sjalvskad*, skar mig sjalv, skara mig`,
    `slar mig, slog mig, misshandl*, valdtog*, valdtag*, valdtakt*, valdta*, hotar mig, vald hemmet, vald relation, radd min man,
    radd min pappa, radd min pojkvan, sexuella overgrepp`
  ),
  language(
    'Norwegian and Danish',
    `vil do, vil bare do, lyst do, onsker jeg var dod, vil ikke leve, orker ikke leve, orker ikke mer, orker ikke mere, gider ikke leve,
    selvmord*, ta livet mitt, ta_livet meg, tage_livet mig, tage mit liv, drepe meg, draebe mig, ingen grunn leve, ingen grund leve,
    vil forsvinne, vil forsvinde, vil ikke vakne, vil ikke vagne, bedre uten meg, bedre uden mig, skade meg selv, skader meg selv,
    skade mig selv, skader mig selv, selvskad*, kutte meg, kutter meg, cutter mig, skaerer mig`,
    `slar meg, slar mig, slo meg, slog mig, mishandl*, voldtek*, voldtatt, voldtaeg*, voldtaget, vold i hjemmet, vold naere,
    truer meg, truer mig, redd mannen min, redd for pappa, bange min mand, bange min far, bange min kaereste, overgrep`
  ),
  language(
    'Finnish',
    `haluan kuolla, haluaisin kuolla, tahdon kuolla, tekee mieli kuolla, en halua elaa, en jaksa elaa, en jaksa enaa, itsemurh*,
    tapan itseni, tappaa itseni, haluan kadota, satuttaa itseani, satutan itseani, vahingoittaa itseani, viiltel*`,
    `mies lyo, mieheni lyo, lyo minua, loi minua, hakkaa minua, pahoinpit*, raiskat*, raiskaus*, raiskasi, perhevakival*,
    lahisuhdevakival*, hyvaksikayt*, pelkaan miestani, pelkaan isaani`
  ),
  language(
    'Czech and Slovak',
    `chci umrit, chci zemrit, chtel umrit, chtela umrit, nechci zit, nechci uz zit, nechce zit, nema smysl zit, nemam proc zit,
    sebevrazd*, zabit_se, zabiju_se, zabit sebe, skoncovat zivotem, skoncit zivotem, unaven* zivotem, nechci tu byt, sebeposkoz*,
    ublizit_si, ublizuju_si, rezu_se, rezat_se, chcem zomriet, nechcem zit, samovraz*, zabijem_sa, sebaposkodz*`,
    `bije_me, me_bije, mlati_me, me_mlati, uhodil_me, manzel bije, manzel mlati, pritel bije, otec bije, tata bije, znasiln*, zneuzi*,
    domaci nasili, tyra_me, me_tyra, bojim_se manzela, bojim_se otce, bije_ma, ma_bije, domace nasilie`
  ),
  language(
    'Hungarian',
    `akarok halni, akarok meghalni, szeretnek meghalni, nem akarok elni, nincs kedvem elni, nincs ertelme elni, ongyilk*, megolom magam,
    megolni magam, vegezni magammal, vegzek magammal, akarok eltunni, nem birom tovabb, vagdosom magam, vagom magam, artani magamnak,
    onsertes*`,
    `ver ferjem, ver apam, ver baratom, megver*, megutott, bantalmaz*, megeroszak*, csaladon beluli eroszak, felek ferjemtol,
    felek apamtol`
  ),
  language(
    'Romanian',
    `vreau mor, vreau sa mor, vrea sa mor, imi doresc mor, nu vreau traiesc, nu vreau sa traiesc, satul* traiesc, sinucid*, sinucig*,
    sa_ma omor, ma_omor, imi iau viata, sa_dispar vreau, =nu mai pot, nu mai suport, nu are sens traiesc, imi fac rau, ma_ranesc,
    =ma tai, ma_tai vene*, ma_tai maini`,
    `sotul bate, ma_bate, ma_loveste, m_a batut, m_a lovit, m_a violat, violata, violenta domestica, ma_ameninta, abuz* sexual*,
    frica sotul, frica tata`
  ),
  language(
    'Indonesian and Malay',
    `ingin mati, pengen mati, pingin mati, pengin mati, pgn mati, mau mati, nak mati, lebih_baik mati, mending mati, bunuh diri, bundir*,
    gantung diri, tidak ingin hidup, tidak mau hidup, nggak mau hidup, gak mau hidup, ga mau hidup, tak nak hidup, tak mahu hidup,
    lelah hidup, capek hidup, cape hidup, bosan hidup, akhiri hidup, mengakhiri hidup, ingin menghilang, ingin hilang, menyakiti diri,
    melukai diri, sakiti diri, lukai diri, cederakan diri, sayat tangan`,
    `suami pukul*, suami memukul*, suami mukul*, ayah memukul*, bapak memukul*, pacar memukul*, dipukul*, dianiaya, aniaya, kdrt,
    kekerasan rumah tangga, kekerasan seksual, perkosa*, diperkosa, pelecehan seksual, dirogol, takut suami, keganasan rumah tangga`
  ),
  language(
    'Croatian and Serbian',
    `zelim umrijeti, zelim umreti, zelim da umrem, hocu da umrem, hocu umrijeti, ne zelim zivjeti, ne zelim ziveti, ne zelim da zivim,
    necu da zivim, ne zivi mi se, samoubi*, samouboj*, ubiti_se, ubit cu se, ubicu_se, da se ubijem, rezem_se, samoozlje*, samopovred*`,
    `muz tuce, muz udara, tuce_me, me_tuce, udara_me, silova*, obiteljsko nasilje, porodicno nasilje, nasilje u porodici, zlostavlja*,
    bojim_se muza`
  ),
  language(
    'Swahili',
    `nataka kufa, natamani kufa, sitaki kuishi, kujiua, nataka kujiua, najiua, kujidhuru`,
    `ananipiga, mume ananipiga, alinipiga, alinibaka, ubakaji, unyanyasaji`
  )
]

export const plainOtherScripts: DistressLanguage[] = [
  language(
    'Russian',
    `хочу умереть, хочется умереть, хотела умереть, хотел умереть, хочу сдохнуть, хочу сдохну, лучше умереть, лучше сдохнуть, нехочу жить,
    нехочется жить, нежелаю жить, немогу жить, смысла жить, незачем жить, ненавижу жизнь, устал жить, устала жить, усталотжизни,
    усталаотжизни, надоело жить, самоубий, суицид, покончить собой, покончу собой, счеты жизнью, убить себя, убью себя, убитьсебя,
    повеситься, повешусь, прыгнуть скрыши, режу вены, вскрыть вены, порезать вены, режу себя, резать себя, селфхарм, самоповрежд,
    самоповреж, себе вред, сделать себе больно, хочу исчезнуть, нехочу просыпаться, нехочу существовать, большетакнемогу, такбольшенемогу,
    безменя лучше, лучшебыянерод`,
    `муж бьет, муж избива, муж избил, муж ударил, меня бьет, меня бьют, меня ударил, меня избил, избивает, изнасил, насилие, насилия,
    домогат, боюсь мужа, боюсь отца, боюсь парня, боюсь отчима, отец бьет, папа бьет, мама бьет, парень бьет, отчим бьет, руку наменя,
    угрожает убить`
  ),
  language(
    'Ukrainian',
    `хочу померти, хочеться померти, хочу вмерти, хочу умерти, хочу здохнути, нехочу жити, нехочеться жити, неможу жити, сенсу жити,
    сенсу життя немає, набридло жити, втомився жити, втомилась жити, втомилася жити, самогуб, суїцид, вбити себе, убити себе, уб'ю себе,
    покінчити собою, накласти насебе руки, повіситись, повіситися, хочу зникнути, нехочу прокидатис, ріжу себе, різати себе, ріжу вени,
    собі боляче, самоушкодж, самопошкодж, більшенеможу`,
    `чоловік бє, чоловік бʼє, мене бє, мене бʼє, мене бють, мене бʼють, мене вдарив, мене побив, батько бє, батько бʼє, тато бє, тато бʼє,
    хлопець бє, згвалт, зґвалт, домашнє насил, насильств, боюсь чоловіка, боюся чоловіка`
  ),
  language(
    'Bulgarian',
    `искам умра, искамдаумра, неискам живея, самоуби, дасеубия, писнами отживота, самонаран`,
    `мебие, мъжътми бие, изнасил, домашно насилие, удариме`
  ),
  language(
    'Japanese',
    `死にたい, しにたい, 死にたくなる, 死にたくなった, 死にたくなって, 死のうと, 死んでしまいたい, 死んだほうが, 死んだ方が, 死ねば楽, 死ぬ方法, 死に方, 消えたい,
    きえたい, 消えてしまいたい, 消えてなくなりたい, いなくなりたい, 居なくなりたい, 生きたくない, 生きていたくない, 生きてたくない, 生きる意味, 生きる理由,
    生きるのがつら, 生きるのが辛, 生きるのがしんど, 生きるのに疲, 生きるの疲, 生きているのがつら, 生きているのが辛, 自殺, 自死, 自害, 自傷, リストカット, リスカ,
    首吊, 首を吊, 飛び降り, 手首を切, 殺して ほしい, 遺書, 生まれてこなければ`,
    `殴られ, 殴って, 殴る, 蹴られ, 叩かれ, 暴力, 虐待, レイプ, 性被害, 強姦, 痴漢, 脅され, 夫が怖, 旦那が怖, 彼氏が怖, 父が怖`
  ),
  language(
    'Greek',
    `θέλω πεθάνω, θελωνα πεθανω, ήθελα πεθάνω, καλύτερα πεθάνω, δενθέλω ναζω, δεθέλω ναζω, δενθέλω ναζήσω, δεθέλω ναζήσω, δεναντέχω ζω,
    βαρέθηκα ναζω, κουράστηκα ναζω, λόγο ναζω, αυτοκτον, αυτοχειρ, νασκοτωθώ, σκοτώσω εαυτόμου, ναεξαφανιστώ, αυτοτραυματ,
    κόβω φλέβες, κόβομαι, κακό στονεαυτό`,
    `μεχτυπά, μεχτύπησε, μεδέρνει, έδειρε, μεβίασε, βιασμό, βιάστηκα, κακοποι, ενδοοικογενειακ, σεξουαλικ παρενόχλ, φοβάμαι άντραμου,
    φοβάμαι πατέραμου, μεαπειλεί`
  ),
  language(
    'Hebrew',
    `רוצה למות, רציתי למות, בא לי למות, מעדיף למות, מעדיפה למות, עדיף למות, לארוצה לחיות, איןלי בשבילמה לחיות, נמאס לחיות, נמאס מהחיים,
    אין טעם לחיות, התאבד, להתאבד, מתאבד, אובדני, להרוג אתעצמי, לשיםסוף לחיים, לגמור אתהחיים, רוצה להיעלם, רוצה לאלהתעורר,
    לפגוע בעצמי, פוגע בעצמי, פוגעת בעצמי, פגיעהעצמית, לחתוך אתעצמי, חותך אתעצמי, חותכת אתעצמי, לאיכול יותר, לאיכולה יותר`,
    `מכה אותי, היכה אותי, הכה אותי, מרביץ לי, מרביצה לי, הרביץ לי, אלימותבמשפחה, בעל אלים, בעלי אלים, אונס, נאנסתי, אנס אותי,
    התעלל, מתעלל, הטרדהמינית, מפחדת מבעלי, מפחד מאבא, מפחדת מאבא, מאיים עלי`
  ),
  language(
    'Persian',
    `میخوا بمیرم, میخواهم بمیرم, دلم میخواد بمیرم, کاش بمیرم, کاش میمردم, کاش مرده بودم, آرزوی مرگ, نمیخوا زنده, نمیخوا زندگی کنم,
    خودکشی, خودمو بکشم, خودم را بکشم, خودم رو بکشم, اززندگی خسته, خسته اززندگی, خسته ازاینزندگی, اززندگی سیر, به زندگیم پایان,
    خودزنی, خودم آسیب, رگم رابزنم, رگمو بزنم`,
    `شوهرم میزن, شوهرم کتک, پدرم میزن, بابام میزن, کتک میزن, کتکم میزن, کتک میخور, خشونتخانگی, تجاوزجنسی, تجاوز کرد, آزارجنسی,
    ازشوهرم میترسم, ازپدرم میترسم`
  ),
  language(
    'Urdu',
    `مرنا چاہت, مرناہے, مر جانا چاہت, مرنےکا دل, جینا نہیں, جینےکا دل نہیں, زندہنہیں رہنا, خودکشی, اپنیجان لے, زندگیسے تنگ, زندگیسے تھک,
    خودکو نقصان, خودکو ختم, خودکو مار`,
    `شوہر مارتا, شوہر مارتے, مجھے مارتا, مجھے مارتے, مجھے پیٹ, مارپیٹ, گھریلوتشدد, جنسیزیادتی, عصمتدری, والد مارتے, ابو مارتے`
  ),
  language(
    'Bengali',
    `মরতে চাই, মরে যেতে, মরে যাব, মরতে ইচ্ছ, বাঁচতে চাইনা, বাচতে চাইনা, বাঁচতে ইচ্ছাকরেনা, বাঁচতে ইচ্ছেকরেনা, বেঁচেথাকতে চাইনা, আত্মহত্যা,
    আত্নহত্যা, সুইসাইড, নিজেকেশেষ, নিজেকে মেরে, নিজেকে আঘাত, নিজের ক্ষতি, হাত কাটি, হাত কাটতে, জীবন শেষ করে, জীবন রাখব না`,
    `স্বামী মারে, স্বামী মারধর, আমাকে মারে, বাবা মারে, মারধর, ধর্ষণ, নির্যাতন, যৌন হয়রানি, গায়েহাত তোলে`
  ),
  language(
    'Thai',
    `อยากตาย, ไม่อยากมีชีวิต, ไม่อยากอยู่แล้ว, ไม่อยากอยู่ต่อ, ไม่อยากอยู่บนโลก, ไม่อยากหายใจ, ไม่อยากตื่น, ฆ่าตัวตาย, ฆ่าตัวเอง, จบชีวิต, อยากหายไป,
    ทำร้ายตัวเอง, ทำร้ายตนเอง, กรีดแขน, กรีดข้อมือ, ผูกคอตาย, เบื่อชีวิต, ไม่รู้จะอยู่ไปทำไม`,
    `สามีตี, ผัวตี, แฟนตี, พ่อตี, โดนตี, สามีทำร้าย, แฟนทำร้าย, ถูกทำร้าย, โดนทำร้าย, ข่มขืน, ล่วงละเมิด, ความรุนแรงในครอบครัว`
  )
]
