import { FILE_FORMATS, type FileFormatId } from '../../../lib/exchange/formats.ts';
import type { FileContents } from '../../../lib/exchange/record.ts';
import { type RecordSubject, toSubject } from '../../../lib/exchange/subject.ts';

/** Cézanne's record, scpds.org/aaf.html, with the date and the times that AAFX0030 and AAFX0031 print for it, and a sub-record. */
export const CEZANNE = `#:========= AAF-Beispieldatei: ============
#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F
#B93:2392758.526528,43n31,5e27,0e21:48,m
#ZNAM:LMT
#COM:Frz. Maler. Pionier der modernen Malerei, auf den sich viele spaetere Kunstrichtungen berufen.
'Muehle an der Couleuvre bei Pontoise' (1881)
#SRC:1*,Standesamt
#VIA:Taeger-Archiv via GAQ-4
#ATTRB:B=Maler
#LPOS:SO28CP19:16,MO12PI56:26,ME05CP08:26,VE05AQ48:43,MA29VI16:42,
JU18LI22:42,SA07SG27:31,UR10PI04:01,NE09AQ39:38,PL15AR58:34,
NN28PI01:00
#LPOS:AC03SC34:16,MC11LE14:34
#SUB1_ALT:^,^,^,^,09:22,^,^
`;

/** Lines of files that come with Jagannatha Hora. */
export const JHD: Readonly<Record<'india' | 'gandhi' | 'author' | 'raman' | 'aurobindo', readonly string[]>> = {
  india: [
    ...['8', '15', '1947', '0.000167', '-5.300000', '-77.130000', '28.400000', '0.000000', '-5.500000', '-5.500000'],
    ...['0', '105', 'Delhi', 'India'],
  ],
  gandhi: ['10', '2', '1869', '7.200000', '-4.392667', '-69.490000', '21.370000', '0.000000', '-4.654444', '-4.654444'],
  author: ['4', '4', '1970', '17.506666666666668', '-5.300000', '-81.080000', '16.100000', '0.000000', '-5.500000'],
  raman: [
    ...['8', '8', '1912', '19.3800', '-5.30', '-77.35', '12.59', '0.975635', '112.980246', '53.638040', '141.357796'],
    ...['133.951795', '222.962485', '122.239615', '40.154017', '352.791606', '309.112932', '000100000'],
  ],
  aurobindo: ['8', '15', '1872', '5.1700', '-5.53', '-88.20', '22.30'],
};

/** Entries of Astro-Databank, as public tests of readers have them. */
export const ADB = `<?xml version="1.0" encoding="UTF-8"?>
<astrodatabank_export export_format="160715">
  <adb_entry adb_id="1019">
    <public_data>
      <name>Fegelein, Hermann</name>
      <sflname>Hermann Fegelein</sflname>
      <gender csex="m">M</gender>
      <roddenrating rrc="1">AA</roddenrating>
      <datatype sdatatype="Public Figure" dtc="1" sdatasource="BC/BR in hand" dsc="1" />
      <bdata>
        <sbdate ccalendar="g" iyear="1906" imonth="10" iday="30">1906/10/30</sbdate>
        <sbtime sbtime_ampm="09:00 AM" ctimetype="s" stimetype="standard time"
          stmerid="h1e" jd_ut="2417513.833333" sznabbr="MET">09:00</sbtime>
        <place slati="49n18" slong="10e35">Ansbach</place>
        <country sctr="GER">Germany</country>
      </bdata>
    </public_data>
  </adb_entry>
  <adb_entry adb_id="33">
    <public_data>
      <name>Charcot, Jean-Martin</name><gender>M</gender><roddenrating>AA</roddenrating>
      <datatype sdatatype="Public Figure" />
      <bdata>
        <sbdate iyear="1825" imonth="11" iday="29">1825/11/29</sbdate>
        <sbtime jd_ut="2387960.285185">19:00</sbtime>
        <place slati="48n52" slong="2e20">Paris</place>
        <country sctr="FR">France</country>
      </bdata>
    </public_data>
  </adb_entry>
  <adb_entry adb_id="79883">
    <public_data>
      <name>Kiska</name>
      <bdata>
        <sbdate ccalendar="g" iyear="2014" imonth="6" iday="23">2014/06/23</sbdate>
        <sbtime ctimetype="s" jd_ut="2456832.370243" sznabbr="UTC">20:53:09</sbtime>
        <place slati="51n5731" slong="182w3040">Kiska</place>
        <country>Alaska</country>
      </bdata>
    </public_data>
  </adb_entry>
  <adb_entry adb_id="3"><public_data><name>Case, Untimed</name>
    <bdata><sbdate iyear="1906" imonth="10" iday="30"/><sbtime time_unknown="yes">12:00</sbtime>
    <place slati="49n18" slong="10e35">Ansbach &amp; &#x42;asel</place></bdata></public_data></adb_entry>
</astrodatabank_export>
`;

/** Files of Astrolog and Astrolog32 in the reader of OpenAstro.org, and a line of ivstars' astrology. */
export const ASTROLOG = `@0102  ; Astrolog32 chart info.

; Date is in American format: month day year.

/qb 10 27 1980 10:20:00 ST -1:00  14:39'00E 50:11'00N
/zi "Honzik" "Brandys nad Labem"
/qb 6 23 1972  3:00:00 ST -1:00   5:24:00E 43:18:00N
/zi "Zinedine Zidane" "Marseille"
-qb Oct 28 1955 10:00pm ST +8:00 122:20W 47:36N
`;

export const readFile = (format: FileFormatId, text: string, name = '', firstLine = 1): FileContents =>
  FILE_FORMATS[format].read(text, firstLine, name);

/** The subjects of a text, without services. */
export const listSubjects = (format: FileFormatId, text: string, name = ''): readonly RecordSubject[] =>
  readFile(format, text, name).records.map(toSubject);
